/** A guest that is away when a game ends, and comes back when the next one is on. */
import { judge } from '@/games/judge';
import { parseSave, saveKey } from '@/table/save';

import { expectAgreement } from './agreement';
import { Lab, type Person } from './lab';

/** Plays to the end without Mia, and begins a rematch; how the first game ended. */
async function missTheEnd(lab: Lab, mia: Person) {
  await lab.start();
  await lab.play(6);
  mia.guest.pause();
  await lab.pass(100);
  await lab.room.command({ type: 'stand-in', seat: 0, by: 'bot' });
  lab.people.shift();
  await lab.play();
  const first = lab.room.host!;
  expect(first.due().kind).toBe('over');
  lab.people.unshift(mia);
  return first;
}

async function rematch(lab: Lab): Promise<void> {
  const again = lab.room.command({ type: 'rematch' });
  await lab.pass(200);
  expect(await again).toEqual({ ok: true });
}

async function expectShelved({ guest, storage }: Person, first: NonNullable<Lab['room']['host']>) {
  await guest.idle();
  const kept = parseSave((await storage.read(saveKey(first.header.id))) ?? '');
  if (!kept.ok) throw new Error(kept.fault.refusal.code);
  const { save } = kept;
  expect(save.record.events).toEqual(first.events);
  expect(save.record.proof).toEqual(first.record().proof);
  expect(save).toMatchObject({ progress: { over: true }, dealer: { kind: 'elsewhere', seats: [0] } });
  expect(judge(save.record)).toMatchObject({ ok: true, over: true });
}

describe('a guest that was away at the end of a game', () => {
  it('[LG-9] has the end, its proof and its place on the shelf, though a rematch began first', async () => {
    const lab = await Lab.open({ seats: 2 });
    await lab.guests('Mia', 'Ben');
    const mia = lab.people[0]!;
    const first = await missTheEnd(lab, mia);
    await rematch(lab);
    mia.guest.wake();
    await lab.pass(2_000, 20);
    await expectShelved(mia, first);
    await lab.play();
    await expectAgreement(lab, 'proven', 'left-out');
    expect(mia.guest.verdict()).toBe('left-out');
    // Nothing is left over from the game that it missed: the next one is proven to everybody again.
    await rematch(lab);
    await lab.play();
    await expectAgreement(lab, 'proven');
  }, 60_000);

  it('[LG-9] has them also when host and guest were killed in between', async () => {
    const lab = await Lab.open({ seats: 2 });
    await lab.guests('Mia', 'Ben');
    const mia = lab.people[0]!;
    const first = await missTheEnd(lab, mia);
    await rematch(lab);
    await lab.restartHost();
    await lab.pass(2_000, 20);
    // It hears of the rematch, and dies before it hears anything else.
    let begun = 0;
    lab.mishap = (_nth, pair) => pair === mia.pair && (begun += 1) > 6;
    mia.guest.wake();
    await lab.pass(300);
    lab.mishap = () => false;
    await mia.restart(9);
    await lab.pass(2_000, 20);
    await expectShelved(mia, first);
  }, 60_000);

  it('[LG-9] is told nothing of a game that was given up', async () => {
    const lab = await Lab.open({ seats: 2 });
    await lab.guests('Mia', 'Ben');
    await lab.start();
    await lab.play(6);
    const first = lab.room.host!.header.id;
    await rematch(lab);
    await lab.play();
    await expectAgreement(lab, 'redrawn');
    expect(await lab.people[0]!.storage.read(saveKey(first))).toBeNull();
  }, 60_000);
});
