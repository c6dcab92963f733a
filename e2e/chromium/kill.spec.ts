import { CARDS } from '@/games/metro-x';
import { device } from '../support/detox';
import { history } from '../support/screens/history';
import { home } from '../support/screens/home';
import { play } from '../support/screens/play';
import { words } from '../support/words';
import { readDisk, saveKeyOf, writeDisk } from './disk';
import { HastyPlayer, type Turn } from './hasty-player';
import { currentPage, expectProblem, killBrowser } from './only';
import { readShown } from './shown';

const GAMES = 4;
const LIVES = 4;
const MOST_TURNS = 5;
/** From the tap on Confirm to the moment the next card is seen. */
const AROUND_A_SAVE_MS = 60;
const ANY_MOMENT_MS = 900;

interface Save {
  readonly dealer: { readonly seed: string };
  readonly record: { readonly events: readonly Event[] };
}
interface Event {
  readonly type: string;
  readonly card?: string;
  readonly line?: string;
}

/** The same moments in every run, as far as a clock allows. */
function makePick(seed: number): Pick {
  let state = seed;
  return (choices) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * choices);
  };
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

const labelOf = (card: string | undefined): string => {
  const { name, effect } = words.cards.gamewright;
  const known = CARDS.find((one) => one === card);
  return known === undefined ? '' : words.play.card(name(known), effect(known));
};

const idOfGame = (): string => new URL(currentPage().url()).pathname.split('/').at(-1)!;

async function readSave(id: string): Promise<Save> {
  const text = (await readDisk(saveKeyOf(id)))[saveKeyOf(id)];
  return JSON.parse(text ?? 'null') as Save;
}

/** The moves on the disk, each with the card it answered. A free card has no line there. */
function turnsOf(events: readonly Event[]): Turn[] {
  return events.flatMap((event, at) =>
    event.type === 'flip' ? [] : [{ card: labelOf(events[at - 1]?.card), line: event.line ?? 'free' }],
  );
}

const asOnDisk = ({ card, line }: Turn): Turn => ({ card, line: card === labelOf('free') ? 'free' : line });

type Pick = (choices: number) => number;

/** Plays some turns, taps Confirm once more, and dies while that is being saved and shown. */
async function dieAfterConfirm(player: HastyPlayer, pick: Pick): Promise<void> {
  for (let before = pick(MOST_TURNS); before > 0 && !player.shown?.over; before -= 1) {
    await player.act(pick);
    await player.settled();
  }
  if (!player.shown?.over) await player.act(pick);
  await pause(pick(AROUND_A_SAVE_MS));
  await killBrowser();
}

/** Plays on and on, and dies wherever that finds it. */
async function dieAtAnyMoment(player: HastyPlayer, pick: Pick): Promise<void> {
  const life = new AbortController();
  const dying = pause(100 + pick(ANY_MOMENT_MS)).then(() => {
    life.abort();
    return killBrowser();
  });
  while (!life.signal.aborted && !player.shown?.over) {
    // Once the browser is gone, every call to it fails.
    await player.act(pick).catch(() => undefined);
    await Promise.race([player.settled(), dying]);
  }
  await dying;
}

async function expectNothingLost(
  id: string,
  player: HastyPlayer,
  earlier: Save,
): Promise<'in' | 'out' | 'none'> {
  const save = await readSave(id);
  const turns = turnsOf(save.record.events);
  const done = player.done.map(asOnDisk);
  expect(turns.slice(0, done.length)).toEqual(done);
  const extra = turns.slice(done.length);
  const maybe = player.tapped === null ? [] : [asOnDisk(player.tapped)];
  expect(extra.length === 0 || JSON.stringify(extra) === JSON.stringify(maybe)).toBe(true);
  // One deck for the whole game, and nothing that was ever on the disk is dealt again.
  expect(save.dealer.seed).toBe(earlier.dealer.seed);
  expect(save.record.events.slice(0, earlier.record.events.length)).toEqual(earlier.record.events);
  const shown = await readShown();
  if (!shown.over) {
    // Never half: a move is on the disk together with the card that follows it.
    const last = save.record.events.at(-1);
    expect(last?.type).toBe('flip');
    expect(shown.card).toBe(labelOf(last?.card));
  }
  if (extra.length === 0) expect(shown).toEqual(player.shown);
  player.done.push(...(extra.length === 0 || player.tapped === null ? [] : [player.tapped]));
  return player.tapped === null ? 'none' : extra.length === 0 ? 'out' : 'in';
}

it.each(Array.from({ length: GAMES }, (_, game) => game + 1))(
  'game %i: whatever was shown as done is there after the browser was killed',
  async (game) => {
    const pick = makePick(game * 7919);
    await device.launchApp({ newInstance: true, ...(game === 1 && { delete: true }) });
    await home.appears();
    await home.playNow();
    await play.appears();
    const id = idOfGame();
    const player = new HastyPlayer();
    let save = await readSave(id);
    for (let life = 0; life < LIVES && !player.shown?.over; life += 1) {
      // A request that the kill cut off is no fault of the app.
      expectProblem(/ERR_|net::/);
      await player.sitDown();
      await (pick(2) === 0 ? dieAfterConfirm : dieAtAnyMoment)(player, pick);
      await device.launchApp({ url: `interchange://play/${id}` });
      if (!player.shown?.over) await play.appears();
      await expectNothingLost(id, player, save);
      save = await readSave(id);
    }
    expect(player.done.length).toBeGreaterThan(0);
  },
);

it('a move that was lost would be noticed', async () => {
  await device.launchApp({ newInstance: true });
  await home.appears();
  await home.playNow();
  await play.appears();
  const id = idOfGame();
  const player = new HastyPlayer();
  await player.sitDown();
  const before = await readDisk(saveKeyOf(id));
  const save = await readSave(id);
  await player.act(makePick(1));
  await player.settled();
  await device.terminateApp();
  await device.launchApp();
  await home.appears();
  await writeDisk(saveKeyOf(id), before[saveKeyOf(id)]!);
  await device.launchApp({ newInstance: true, url: `interchange://play/${id}` });
  await play.appears();
  await expect(expectNothingLost(id, player, save)).rejects.toThrow('toEqual');
});

it('all those games are still there', async () => {
  await device.launchApp({ newInstance: true });
  await home.appears();
  await home.openHistory();
  await history.appears();
  expect(await history.games()).toHaveLength(GAMES + 1);
  expect(await history.setAside()).toBe(0);
});
