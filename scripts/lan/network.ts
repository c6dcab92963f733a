/**
 * A local network of namespaces behind a bridge, with the faults of a kitchen's Wi-Fi. It must run in a
 * network and mount namespace of its own (see enter.ts): the kernel removes everything with the last process.
 */
import { spawnSync } from 'node:child_process';

/** One device in the network: a namespace with one interface, `eth0`. */
export interface Place {
  readonly name: string;
  readonly address: string;
}

export interface Faults {
  /** Of every hundred frames between two places, so many are lost. */
  readonly loss?: number;
  /** The same for multicast, on top. Wi-Fi loses these far more often: nobody sends them again. */
  readonly multicastLoss?: number;
  /** Places that nothing reaches and that reach nobody. Their own link looks fine, as out of range it does. */
  readonly cut?: readonly Place[];
}

function run(command: string, args: readonly string[], input = ''): void {
  const { status, stderr, error } = spawnSync(command, args, { input, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? stderr.trim()}`);
}

const port = ({ name }: Place): string => `port-${name}`;

/** Each frame that the bridge passes on is judged for each port it goes to, so receivers lose different ones. */
export function rulesOf({ loss = 0, multicastLoss = 0, cut = [] }: Faults): string {
  const ports = cut.map((place) => `"${port(place)}"`).join(', ');
  return [
    'table bridge lab {',
    '  chain forward {',
    '    type filter hook forward priority 0; policy accept;',
    ...(cut.length > 0 ? [`    iifname { ${ports} } drop`, `    oifname { ${ports} } drop`] : []),
    `    meta pkttype multicast numgen random mod 100 < ${multicastLoss} drop`,
    `    numgen random mod 100 < ${loss} drop`,
    '  }',
    '}',
  ].join('\n');
}

/** The command line that runs a command at a place. */
export const at = (place: Place, command: readonly string[]): readonly [string, ...string[]] => [
  'ip',
  'netns',
  'exec',
  place.name,
  ...command,
];

export class Network {
  readonly #places: Place[] = [];

  constructor() {
    run('mount', ['-t', 'tmpfs', 'tmpfs', '/run']);
    // A bridge that learns who listens to which group would hide what a plain access point does.
    run('ip', ['link', 'add', 'bridge', 'type', 'bridge', 'mcast_snooping', '0', 'forward_delay', '0']);
    run('ip', ['-batch', '-'], 'link set lo up\nlink set bridge up\n');
    this.suffer({});
  }

  add(name: string): Place {
    const place = { name, address: `10.77.0.${this.#places.length + 1}` };
    this.#places.push(place);
    run('ip', ['netns', 'add', name]);
    const outside = [
      `link add ${port(place)} type veth peer name eth0 netns ${name}`,
      `link set ${port(place)} master bridge`,
      `link set ${port(place)} up`,
    ];
    const inside = [
      'link set lo up',
      `address add ${place.address}/24 broadcast + dev eth0`,
      'link set eth0 up',
      // Without it nothing knows where to send multicast.
      'route add default dev eth0',
    ];
    run('ip', ['-batch', '-'], `${outside.join('\n')}\n`);
    run('ip', ['-n', name, '-batch', '-'], `${inside.join('\n')}\n`);
    return place;
  }

  /** From now on these faults and no others. */
  suffer(faults: Faults): void {
    run('nft', ['-f', '-'], `add table bridge lab\ndelete table bridge lab\n${rulesOf(faults)}\n`);
  }
}
