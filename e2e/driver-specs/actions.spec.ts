import { by, device, element, expect } from '../support/detox';
import { driveOwnSite, jestExpect } from './serve-site';

driveOwnSite();

const at = (id: string) => element(by.id(id));
const failure = (action: Promise<void>) => jestExpect(action).rejects;

beforeEach(() => device.launchApp({ newInstance: true }));

describe('fingers', () => {
  it('tap, and tap several times', async () => {
    await at('press').tap();
    await expect(at('count')).toHaveText('1');
    await at('press').multiTap(3);
    await expect(at('count')).toHaveText('4');
  });

  it('do nothing to what is disabled', async () => {
    await at('disabled').tap();
    await expect(at('count')).toHaveText('0');
    jestExpect(await at('disabled').getAttributes()).toMatchObject({ enabled: false, visible: true });
  });

  it.each([
    ['covered', '"cover" is there instead'],
    ['under-glass', '"glass" is there instead'],
    ['far-down', 'outside the window'],
    ['transparent', 'it is hidden'],
    ['nobody', 'does not exist'],
  ])('cannot reach %s', (id, reason) => failure(at(id).tap()).toThrow(reason));

  it('hold', async () => {
    await at('hold').tap();
    await expect(at('hold')).toHaveText('Hold');
    await at('hold').longPress();
    await expect(at('hold')).toHaveText('Held');
  });

  it.each(['left', 'right', 'up', 'down'] as const)('swipe %s', async (direction) => {
    await at('pad').swipe(direction, 'fast', 0.3);
    await expect(at('pad')).toHaveText(`1 finger ${direction}`);
  });

  it('pinch with two of them', async () => {
    await at('pad').pinch(2);
    await expect(at('pad')).toHaveText(/^2 finger/);
  });

  it('scroll, until the edge stops them', async () => {
    await at('list').scroll(5_000, 'down');
    await expect(at('last-row')).toBeVisible();
    await failure(at('list').scroll(10, 'down')).toThrow('cannot scroll further down');
    await at('list').scrollTo('bottom');
    await at('list').scrollTo('top');
    await expect(at('last-row')).not.toBeVisible();
    await failure(at('plain').scroll(10, 'down')).toThrow('is no scroll view');
  });
});

describe('the keyboard', () => {
  it('types, replaces, deletes', async () => {
    await at('name').typeText('Anna');
    jestExpect(await at('name').getAttributes()).toMatchObject({
      text: 'Anna',
      placeholder: 'Name',
      focused: true,
    });
    await at('name').typeText('b');
    await at('name').tapBackspaceKey();
    await expect(at('name')).toHaveText('Anna');
    await at('name').replaceText('Mia');
    await expect(at('name')).toHaveValue('Mia');
    await at('name').clearText();
    await expect(at('name')).toHaveText('');
  });
});

describe('getAttributes', () => {
  it('lists all when several match', async () => {
    const found = await at('twin').getAttributes();
    jestExpect('elements' in found ? found.elements.map(({ text }) => text) : found).toEqual(['One', 'Two']);
  });
});
