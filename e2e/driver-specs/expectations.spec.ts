import { by, device, element, expect, waitFor } from '../support/detox';
import { driveOwnSite, jestExpect } from './serve-site';

driveOwnSite();

const at = (id: string) => element(by.id(id));
const failure = (claim: Promise<void>) => jestExpect(claim).rejects;

beforeAll(() => device.launchApp());

describe('what can be seen', () => {
  it.each(['plain', 'press', 'name', 'under-glass'])('%s', (id) => expect(at(id)).toBeVisible());

  it.each(['transparent', 'covered', 'half-out', 'far-down', 'gone', 'late'])('and not %s', async (id) => {
    await device.launchApp({ newInstance: true });
    await device.disableSynchronization();
    await expect(at(id)).not.toBeVisible();
    await expect(at(id)).toBeNotVisible();
    await expect(at(id)).toExist();
    await failure(expect(at(id)).toBeVisible()).toThrow(
      `expect(element(by.id("${id}"))).toBeVisible() failed:`,
    );
  });

  it('a share of it, when less is enough', async () => {
    await expect(at('half-out')).toBeVisible(40);
    await failure(expect(at('half-out')).toBeVisible(60)).toThrow('50 % of it can be seen, 60 % are needed');
  });

  it('what does not exist is not visible, and fails anything else', async () => {
    await expect(at('nobody')).not.toBeVisible();
    await expect(at('nobody')).not.toExist();
    await expect(at('nobody')).toNotExist();
    await failure(expect(at('nobody')).toExist()).toThrow('it does not exist');
    await failure(expect(at('nobody')).not.toHaveText('x')).toThrow('it does not exist');
    await failure(expect(at('plain')).not.toExist()).toThrow(
      'expect(element(by.id("plain"))).not.toExist() failed',
    );
    await failure(expect(at('plain')).not.toBeVisible()).toThrow('not.toBeVisible() failed');
  });
});

describe('what it says', () => {
  it('text', async () => {
    await expect(at('plain')).toHaveText('Plain');
    await expect(at('plain')).toHaveText(/^Pl/);
    await expect(at('plain')).not.toHaveText('plain');
    await failure(expect(at('plain')).toHaveText('Pla')).toThrow('its text is "Plain"');
  });

  it('label, which is the text where there is no other', async () => {
    await expect(at('plain')).toHaveLabel('a plain box');
    await expect(at('press')).toHaveLabel('Press me');
    await failure(expect(at('plain')).toHaveLabel('Plain')).toThrow('its label is "a plain box"');
  });

  it('switches, focus and ids', async () => {
    await expect(at('switch')).toHaveToggleValue(false);
    await at('switch').tap();
    await expect(at('switch')).toHaveToggleValue(true);
    await failure(expect(at('plain')).toHaveToggleValue(true)).toThrow('it is no switch');
    await at('name').tap();
    await expect(at('name')).toBeFocused();
    await expect(at('plain')).toBeNotFocused();
    await expect(element(by.label('Sound'))).toHaveId('switch');
  });
});

describe('matchers', () => {
  it('find by text and label', async () => {
    await expect(element(by.text('Press me'))).toBeVisible();
    await expect(element(by.text(/^Under/))).toHaveId('under-glass');
    await expect(element(by.label('a plain box'))).toHaveText('Plain');
    await failure(expect(element(by.text('Press'))).toExist()).toThrow('element(by.text("Press"))');
  });

  it('combine', async () => {
    await expect(element(by.id('cell').withAncestor(by.id('row.b')))).toHaveText('Cell of b');
    await expect(element(by.id('twin').and(by.text('Two')))).toBeVisible();
    await expect(element(by.id(/^row/).withDescendant(by.text('Cell of a')))).toHaveId('row.a');
  });

  it('complain about two of a kind', async () => {
    await failure(expect(at('twin')).toBeVisible()).toThrow('is ambiguous: 2 elements match');
    await failure(at('twin').tap()).toThrow('is ambiguous: 2 elements match');
    await expect(at('twin').atIndex(1)).toHaveText('Two');
    await expect(at('twin').atIndex(2)).not.toExist();
  });
});

describe('waitFor', () => {
  beforeEach(() => device.launchApp({ newInstance: true }));

  it('waits', () => waitFor(at('late')).toBeVisible().withTimeout(3_000));

  it('gives up in time', async () => {
    const started = performance.now();
    await failure(waitFor(at('nobody')).toExist().withTimeout(300)).toThrow('it does not exist');
    jestExpect(performance.now() - started).toBeLessThan(1_500);
  });

  it('scrolls until it is there', async () => {
    await expect(at('last-row')).not.toBeVisible();
    await waitFor(at('last-row')).toBeVisible().whileElement(by.id('list')).scroll(200, 'down');
    await expect(at('last-row')).toBeVisible();
  });

  it('fails at the end of the list', async () => {
    const looking = waitFor(at('nobody')).toBeVisible().whileElement(by.id('list')).scroll(400, 'down');
    await failure(looking).toThrow('it does not exist');
  });
});
