import { currentPage, expectProblem } from '../../chromium/only';
import { by, device, element, expect } from '../../support/detox';
import { driveOwnSite } from '../serve-site';

/** Run by ../failing.spec.ts, which knows which of these must fail. */
driveOwnSite();

beforeAll(() => device.launchApp());

it('passes: quiet', () => expect(element(by.id('plain'))).toBeVisible());

it('fails: console.error', () => currentPage().evaluate(() => console.error('something broke')));

it('fails: console.warn', () => currentPage().evaluate(() => console.warn('deprecated')));

it('fails: uncaught error', async () => {
  await currentPage().evaluate(() =>
    setTimeout(() => {
      throw new Error('late');
    }, 0),
  );
  await new Promise((resolve) => setTimeout(resolve, 200));
});

it('fails: another server', () =>
  currentPage().evaluate(() =>
    fetch('http://127.0.0.2:9/').then(
      () => undefined,
      () => undefined,
    ),
  ));

it('passes: a problem that was announced', async () => {
  expectProblem(/something broke/);
  await currentPage().evaluate(() => console.error('something broke'));
});

it('fails: wrong text', () => expect(element(by.id('plain'))).toHaveText('Fancy'));

it('fails: missing element', () => element(by.id('nobody')).tap());
