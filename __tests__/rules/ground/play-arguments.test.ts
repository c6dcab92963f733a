import { lanAddresses } from '../../../scripts/play/addresses';
import { parseArguments } from '../../../scripts/play/arguments';

describe('npm run play', () => {
  it('opens a browser on the usual port when nothing is said', () => {
    expect(parseArguments([])).toEqual({ port: 4567, portIsFixed: false, open: true });
  });

  it.each([[['--port', '8080', '--no-open']], [['--no-open', '--port=8080']]])('understands %j', (argv) => {
    expect(parseArguments(argv)).toEqual({ port: 8080, portIsFixed: true, open: false });
  });

  it.each([
    [['--port'], '--port needs a number.'],
    [['--port', 'abc'], '--port takes a number from 1 to 65535, not "abc".'],
    [['--port', '70000'], '--port takes a number from 1 to 65535, not "70000".'],
    [['--port=0'], '--port takes a number from 1 to 65535, not "0".'],
    [['--prot', '1'], 'Unknown argument "--prot".'],
  ])('answers %j with a sentence', (argv, sentence) => expect(parseArguments(argv)).toBe(sentence));

  it('names the addresses another phone can reach, and only those', () => {
    const info = (address: string, internal = false, family: 'IPv4' | 'IPv6' = 'IPv4') =>
      ({ address, internal, family, netmask: '', mac: '', cidr: null, scopeid: 0 }) as never;
    const interfaces = {
      lo: [info('127.0.0.1', true)],
      eth0: [info('192.168.1.5'), info('fe80::1', false, 'IPv6')],
      usb: [info('169.254.3.4')],
    };
    expect(lanAddresses(interfaces)).toEqual(['192.168.1.5']);
  });
});
