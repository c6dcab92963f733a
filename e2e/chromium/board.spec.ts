import { getMap } from '@/maps/catalog';
import { playIds } from '@/ui/test-ids';
import { device } from '../support/detox';
import { flip, METRO_CITY, openAt } from '../support/records';
import { home } from '../support/screens/home';
import { play } from '../support/screens/play';
import { until } from '../support/until';
import { currentPage } from './only';

/** Two stations far apart: their distance tells the zoom, the first one's place how far the map was moved. */
const [HERE, THERE] = ['4-1', '9-6'] as const;

interface Sight {
  readonly x: number;
  readonly y: number;
  readonly spread: number;
}

async function sight(): Promise<Sight> {
  const [here, there] = await Promise.all(
    [HERE, THERE].map((id) => currentPage().getByTestId(playIds.station(id)).boundingBox()),
  );
  if (!here || !there) throw new Error('the stations have no place on the page');
  return { x: here.x, y: here.y, spread: Math.hypot(there.x - here.x, there.y - here.y) };
}

async function middleOfBoard(): Promise<{ x: number; y: number }> {
  const box = await currentPage().getByTestId(playIds.board).boundingBox();
  if (!box) throw new Error('the board has no place on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const orNot = (isSo: boolean): true | null => (isSo ? true : null);
const grows = (from: Sight) =>
  until('the map grows', async () => orNot((await sight()).spread > from.spread * 1.2));
const isBackAt = (other: Sight) =>
  until('the map is back at its size', async () =>
    orNot(Math.abs((await sight()).spread - other.spread) < 1),
  );

beforeAll(() => device.launchApp({ newInstance: true, delete: true }));

describe('the map under a number', () => {
  beforeAll(async () => {
    await home.appears();
    await openAt(METRO_CITY, [flip('4')]);
  });
  beforeEach(() => play.fit());
  afterAll(() => play.back());

  it('grows and shrinks by its buttons, and fits again', async () => {
    const fitted = await sight();
    await play.zoomIn();
    await grows(fitted);
    await play.zoomOut();
    await isBackAt(fitted);
    await play.zoomIn();
    await play.zoomIn();
    await grows(fitted);
    await play.fit();
    await isBackAt(fitted);
  });

  it('grows between two fingers', async () => {
    const fitted = await sight();
    await play.pinchBoard(2);
    await grows(fitted);
  });

  it('follows a finger once it is larger than its window', async () => {
    await play.zoomIn();
    await play.zoomIn();
    const before = await sight();
    await play.dragBoard('left');
    await until('the map moves', async () => orNot((await sight()).x < before.x - 20));
    expect((await sight()).spread).toBeCloseTo(before.spread, 0);
  });

  it('grows and shrinks by the wheel', async () => {
    const fitted = await sight();
    const { x, y } = await middleOfBoard();
    await currentPage().mouse.move(x, y);
    await currentPage().mouse.wheel(0, -400);
    await grows(fitted);
    await currentPage().mouse.wheel(0, 4000);
    await isBackAt(fitted);
  });

  it('grows at a double tap', async () => {
    const fitted = await sight();
    const { x, y } = await middleOfBoard();
    await currentPage().touchscreen.tap(x, y);
    await currentPage().touchscreen.tap(x, y);
    await grows(fitted);
  });
});

describe('the stations under the free card', () => {
  const stations = getMap('metro-city').stations.map(({ id }) => id);

  const choosesEach = async () => {
    for (const id of stations) {
      const station = currentPage().getByTestId(playIds.station(id));
      await station.click();
      await until(`${id} is chosen`, async () =>
        orNot((await station.getAttribute('aria-pressed')) === 'true'),
      );
    }
  };

  beforeAll(async () => {
    await home.appears();
    await openAt(METRO_CITY, [flip('free')]);
  });

  it('can each be tapped on the fitted map', async () => {
    await play.fit();
    await choosesEach();
  });

  it('can each be tapped from close by, those off the screen too', async () => {
    for (let steps = 6; steps > 0; steps -= 1) await play.zoomIn();
    await choosesEach();
  });
});
