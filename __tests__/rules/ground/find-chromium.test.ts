import { findChromium, type Machine } from '../../../scripts/chromium/find-chromium';

function machine(platform: NodeJS.Platform, files: string[], env: Record<string, string> = {}): Machine {
  return { platform, env, exists: (file) => files.includes(file) };
}

describe('finding a Chromium', () => {
  it('believes CHROMIUM_PATH first', () => {
    const found = findChromium(
      machine('linux', ['/opt/c', '/usr/bin/chromium'], { CHROMIUM_PATH: '/opt/c' }),
    );
    expect(found).toEqual({ path: '/opt/c' });
  });

  it('says so when CHROMIUM_PATH is wrong, and does not quietly take another', () => {
    const found = findChromium(machine('linux', ['/usr/bin/chromium'], { CHROMIUM_PATH: '/opt/none' }));
    expect(found).toEqual({ problem: 'CHROMIUM_PATH names /opt/none, which does not exist.' });
  });

  it.each<[NodeJS.Platform, string, Record<string, string>]>([
    ['linux', '/usr/bin/chromium', {}],
    ['linux', '/usr/bin/google-chrome', {}],
    ['linux', '/home/me/bin/chromium', { PATH: '/bin:/home/me/bin' }],
    ['darwin', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', {}],
    [
      'win32',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      { ProgramFiles: 'C:\\Program Files' },
    ],
  ])('on %s looks at %s', (platform, file, env) => {
    expect(findChromium(machine(platform, [file], env))).toEqual({ path: file });
  });

  it('finds nothing where there is nothing', () => expect(findChromium(machine('linux', []))).toBeNull());
});
