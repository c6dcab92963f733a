/** The mDNS implementation of most Linux computers, as a witness that did not come from us. */
import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { at, type Place } from './network';

/** A bus of its own: nobody's rights matter in here, and the system's bus is not ours to use. */
const busConfig = (socket: string): string => `<!DOCTYPE busconfig PUBLIC
 "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN" "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>system</type>
  <listen>unix:path=${socket}</listen>
  <auth>EXTERNAL</auth>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
    <allow user="*"/>
  </policy>
</busconfig>
`;

const AVAHI_CONFIG = `[server]
use-ipv4=yes
use-ipv6=no
allow-interfaces=eth0
[publish]
disable-publishing=yes
`;

async function until(what: string, test: () => boolean): Promise<void> {
  for (let waited = 0; !test(); waited += 50) {
    if (waited > 10_000) throw new Error(`avahi: ${what}`);
    await pause(50);
  }
}

const gone = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('close', () => resolve());
  });

export interface Witness {
  /** What avahi-browse resolves: address, port and TXT of each table. */
  browse(): Promise<readonly string[]>;
  stop(): Promise<void>;
}

export async function startWitness(place: Place, folder: string): Promise<Witness> {
  const socket = path.join(folder, 'bus');
  const env = { ...process.env, DBUS_SYSTEM_BUS_ADDRESS: `unix:path=${socket}` };
  writeFileSync(path.join(folder, 'bus.conf'), busConfig(socket));
  writeFileSync(path.join(folder, 'avahi.conf'), AVAHI_CONFIG);
  mkdirSync('/run/avahi-daemon', { recursive: true });
  const start = (...command: readonly string[]): ChildProcess => {
    const [file, ...args] = at(place, command);
    return spawn(file, args, { env, stdio: 'ignore' });
  };
  const bus = start('dbus-daemon', `--config-file=${folder}/bus.conf`, '--nofork', '--nopidfile');
  await until('its bus did not start', () => existsSync(socket));
  const options = ['--no-drop-root', '--no-chroot', '--no-rlimits', `--file=${folder}/avahi.conf`];
  const daemon = start('avahi-daemon', ...options);
  await until('its daemon did not start', () => {
    const [file, ...args] = at(place, ['avahi-daemon', '--check']);
    return spawnSync(file, args, { env }).status === 0;
  });
  return {
    browse: async () => {
      const [file, ...args] = at(place, ['avahi-browse', '-rpt', '_interchange._tcp']);
      const { stdout } = await promisify(execFile)(file, args, { env, timeout: 10_000 });
      return stdout.split('\n').filter((line) => line.startsWith('='));
    },
    stop: async () => {
      // Avahi hangs when its bus goes first.
      daemon.kill();
      await gone(daemon);
      bus.kill();
      await gone(bus);
    },
  };
}
