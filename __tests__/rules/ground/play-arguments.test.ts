import { lanAddresses } from '../../../scripts/play/addresses';
import { parseArguments } from '../../../scripts/play/arguments';

const table = { name: 'Kitchen', data: null };

describe('npm run play', () => {
  it('opens a browser on the usual port when nothing is said', () => {
    expect(parseArguments([])).toEqual({ port: 4567, portIsFixed: false, open: true, table });
  });

  it.each([[['--port', '8080', '--no-open']], [['--no-open', '--port=8080']]])('understands %j', (argv) => {
    expect(parseArguments(argv)).toEqual({ port: 8080, portIsFixed: true, open: false, table });
  });

  it.each([
    [['--port'], '--port needs a number.'],
    [['--port', 'abc'], '--port takes a number from 1 to 65535, not "abc".'],
    [['--port', '70000'], '--port takes a number from 1 to 65535, not "70000".'],
    [['--port=0'], '--port takes a number from 1 to 65535, not "0".'],
    [['--name', ''], '--name takes 1 to 24 characters.'],
    [['--data'], '--data needs a folder.'],
    [['--prot', '1'], 'Unknown argument "--prot".'],
  ])('answers %j with a sentence', (argv, sentence) => expect(parseArguments(argv)).toBe(sentence));

  it('opens a table of the name that was given, or none', () => {
    expect(parseArguments(['--name', 'Attic', '--data=/tmp/x'])).toMatchObject({
      table: { name: 'Attic', data: '/tmp/x' },
    });
    expect(parseArguments(['--no-table'])).toMatchObject({ table: null });
  });

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
