/** Stores of several devices in one room, and what people do with them. */
import type { Seat } from '@/engine/game';
import { metroX, type MetroXMove } from '@/games/metro-x';
import { followApp, quitPlace } from '@/store/place-thunks';
import { selectRoom, selectSeating } from '@/store/seating-selectors';
import { command, joinByInvitation, openTable } from '@/store/seating-thunks';
import { type AppStore, makeStore } from '@/store/store';
import { act, resumeGame } from '@/store/table-thunks';
import { makeAppLink } from '@/table/guest/invitation';

import type { Frailty } from '../../rules/table/frail-storage';
import { makeTestServices, tableOf, type TestServices } from './test-store';
import { TestLan } from './test-lan';

export interface Device {
  readonly store: AppStore;
  readonly services: TestServices;
}

const devices = new Set<Device>();

interface Wait {
  readonly what: string;
  readonly isSo: () => boolean;
  readonly settle: (error?: Error) => void;
}

const waits = new Set<Wait>();

/** Something changed in a store, on a disk or in the network: whoever waits looks again. */
function lookAgain(): void {
  for (const wait of [...waits]) {
    try {
      if (wait.isSo()) wait.settle();
    } catch (error) {
      wait.settle(error as Error);
    }
  }
}

class WatchedDisk extends Map<string, string> {
  override set(key: string, value: string): this {
    super.set(key, value);
    lookAgain();
    return this;
  }
}

/** No clock of its own: a test that waits in vain is ended by Jest, and `turnOffAll` says for what it waited. */
export async function until(what: string, isSo: () => boolean): Promise<void> {
  if (isSo()) return;
  await new Promise<void>((resolve, reject) => {
    const wait: Wait = {
      what,
      isSo,
      settle: (error) => {
        waits.delete(wait);
        if (error === undefined) resolve();
        else reject(error);
      },
    };
    waits.add(wait);
  });
}

/** Everything that would go on in the background. */
export function turnOffAll(): void {
  const inVain = [...waits].map(({ what }) => what);
  waits.clear();
  for (const { store } of devices) store.dispatch(quitPlace());
  devices.clear();
  if (inVain.length > 0) throw new Error(`it never came to this: ${inVain.join('; ')}`);
}

const addressOf = (number: number): string => `10.0.0.${number}`;

/** The number is the device's address and where its chance begins. */
export function makeDevice(lan: TestLan, number: number, frailty: Frailty = {}): Device {
  const disk = frailty.disk ?? new WatchedDisk();
  const services = makeTestServices({ ...frailty, disk }, number * 1000, lan.device(addressOf(number)));
  const device = { services, store: makeStore(services) };
  device.store.dispatch(followApp());
  device.store.subscribe(lookAgain);
  lan.onChanged = lookAgain;
  devices.add(device);
  return device;
}

/** The app is killed and started again, on the same disk. */
export async function restarted(lan: TestLan, device: Device, number: number): Promise<Device> {
  device.store.dispatch(quitPlace());
  await until('its port is free', () => !lan.ports.some((port) => port.startsWith(`${addressOf(number)}:`)));
  return makeDevice(lan, number, { disk: device.services.storage.disk });
}

export function roomOf({ store }: Device) {
  const room = selectRoom(store.getState());
  if (!room) throw new Error('no table');
  return room;
}

export function seatingOf({ store }: Device) {
  const seating = selectSeating(store.getState());
  if (!seating) throw new Error('no seating');
  return seating;
}

export async function openKitchen(host: Device, playerName: string | null = 'Anna'): Promise<void> {
  expect(await host.store.dispatch(openTable({ name: 'Kitchen', playerName }))).toEqual({ ok: true });
  await until('the table is reachable', () => seatingOf(host).addresses.length > 0);
}

export function linkOf(host: Device): string {
  const { id, secrets, addresses } = seatingOf(host);
  const [hostName = '', port = ''] = addresses[0]!.split(':');
  return makeAppLink({ address: { host: hostName, port: Number(port) }, table: id, key: secrets!.key });
}

export async function join(guest: Device, host: Device, name: string | null): Promise<void> {
  expect(await guest.store.dispatch(joinByInvitation(linkOf(host), name))).toEqual({ ok: true });
  await until('the guest knows the table', () => seatingOf(guest).room !== null);
}

/** The device's screen of the present game. */
export async function goToPlay(device: Device): Promise<void> {
  await until('the game began', () => roomOf(device).match !== null);
  const id = roomOf(device).match!;
  expect(await device.store.dispatch(resumeGame(id))).toEqual({ ok: true, id });
}

export function moveOf({ store }: Device, pick: number): MetroXMove {
  const { view, seat } = tableOf(store);
  const moves = metroX.moves(view.state, seat).filter(({ type }) => type !== 'take-back');
  const move = moves[pick % moves.length];
  if (move === undefined) throw new Error('there is nothing to do yet');
  return move;
}

export function isDue({ store }: Device, seat?: Seat): boolean {
  const table = tableOf(store);
  return table.due.kind === 'seats' && table.due.seats.includes(seat ?? table.seat);
}

export const isOver = ({ store }: Device): boolean => tableOf(store).due.kind === 'over';

/** Everybody acts on the open card; resolves when each has seen the next one. */
export async function playTurn(devices: readonly Device[], pick: number): Promise<void> {
  const turn = devices.map(({ store }) => tableOf(store).view.turn);
  for (const [index, device] of devices.entries()) {
    await until('the device is asked', () => isDue(device));
    const answer = await device.store.dispatch(act(moveOf(device, pick + index)));
    expect(answer).toEqual({ ok: true, again: false });
  }
  await until('the turn closed everywhere', () =>
    devices.every((device, index) => isOver(device) || tableOf(device.store).view.turn > turn[index]!),
  );
}

export async function playOut(devices: readonly Device[]): Promise<void> {
  for (let step = 0; !devices.every(isOver); step += 1) await playTurn(devices, step * 3);
}

export async function twoAtTable() {
  const lan = new TestLan();
  const [host, guest] = [makeDevice(lan, 1), makeDevice(lan, 2)];
  await openKitchen(host);
  await join(guest, host, 'Mia');
  await until('the host sees the guest', () => roomOf(host).seats[1]?.name === 'Mia');
  return { lan, host, guest };
}

export async function twoPlay() {
  const made = await twoAtTable();
  expect(await made.host.store.dispatch(command({ type: 'start' }))).toEqual({ ok: true });
  for (const device of [made.host, made.guest]) {
    await goToPlay(device);
    await until('the first card lies open', () => isDue(device));
  }
  return made;
}

/** All that the store holds, but for when: time is counted by how often somebody asked for it. */
export const stateText = ({ store }: Device): string =>
  JSON.stringify(store.getState()).replaceAll(/"(started|updated)At":\d+/g, '');
