import { homeIds } from '@/ui/test-ids';
import { device } from '../support/detox';
import { flip, METRO_CITY, openAt } from '../support/records';
import { home } from '../support/screens/home';
import { newGame } from '../support/screens/new-game';
import { play } from '../support/screens/play';
import { settings } from '../support/screens/settings';
import { words as texts } from '../support/words';
import { type Box, type Control, controls, isStation, nameOf } from './controls';
import { currentPage, setTextSize, setWindow } from './only';

const USUAL = 16;
const SLACK = 1;

const overlap = (one: Box, other: Box): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK;

/** Controls of the map lie under what is laid over it on purpose. */
const isInMap = ({ within, id }: Control): boolean => within.includes('play.board') || id === 'play.board';

function faults(
  all: readonly Control[],
  room: { readonly width: number; readonly height: number },
): string[] {
  const found = all.filter((control) => !isStation(control));
  const cut = found.flatMap((control) => control.cut.map((words) => `${nameOf(control)} cuts "${words}"`));
  const outside = found
    .filter(
      ({ box, scrolls }) =>
        box.left < -SLACK ||
        box.right > room.width + SLACK ||
        (!scrolls && (box.top < -SLACK || box.bottom > room.height + SLACK)),
    )
    .map((control) => `${nameOf(control)} leaves the screen`);
  const flat = found.filter((control) => !isInMap(control));
  const covered = flat.flatMap((one, at) =>
    flat
      .slice(at + 1)
      .filter((other) => !one.within.includes(other.id) && !other.within.includes(one.id))
      .filter((other) => overlap(one.seen, other.seen))
      .map((other) => `${nameOf(one)} and ${nameOf(other)} overlap`),
  );
  return [...cut, ...outside, ...covered];
}

const SCREENS: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['home', () => home.appears()],
  ['new game', () => home.newGame().then(() => newGame.appears())],
  ['settings', () => home.openSettings().then(() => settings.appears())],
  ['play', () => openAt(METRO_CITY, [flip('4')]).then(() => play.chooseLine('B'))],
  ['play with the free card', () => openAt(METRO_CITY, [flip('free')]).then(() => play.chooseLine('B'))],
];

const SIZES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
] as const;

describe.each(SIZES)('text at 200 % on $width x $height', (room) => {
  it.each(SCREENS)('cuts nothing off and covers nothing: %s', async (_where, open) => {
    await device.launchApp({ newInstance: true, delete: true });
    await setWindow(room.width, room.height);
    const usual = await textHeight();
    await setTextSize(2 * USUAL);
    await home.appears();
    expect((await textHeight()) / usual).toBeGreaterThan(1.8);
    await open();
    expect(faults(await controls(), room)).toEqual([]);
  });
});

/** How tall letters of running text are: proof that the size took effect. Titles grow less. */
async function textHeight(): Promise<number> {
  await home.appears();
  const words = currentPage().getByTestId(homeIds.settings).getByText(texts.home.settingsDetail);
  return words.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
}
