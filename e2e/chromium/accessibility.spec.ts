import { device } from '../support/detox';
import { home } from '../support/screens/home';
import { controls, faults, nameOf } from './controls';
import { currentPage } from './only';
import { tour } from './tour';

it('a control without a name, a role, a testID or room for a finger would be noticed', async () => {
  await device.launchApp({ newInstance: true, delete: true });
  await home.appears();
  expect((await controls()).flatMap(faults)).toEqual([]);
  await currentPage().evaluate(() => {
    const bad = document.createElement('div');
    bad.tabIndex = 0;
    bad.style.cssText = 'position: fixed; width: 40px; height: 50px';
    document.body.append(bad);
  });
  expect((await controls()).flatMap(faults)).toEqual([
    'has no name',
    'has no role',
    'has no testID',
    'is 40.0 x 50.0',
  ]);
});

it('every control of every screen has a name, a role, a testID and the size of a finger', async () => {
  await device.launchApp({ newInstance: true, delete: true });
  const offenders = new Set<string>();
  const visited: string[] = [];
  await tour(async (where) => {
    const found = await controls();
    visited.push(where);
    expect({ where, controls: found.length > 0 }).toEqual({ where, controls: true });
    for (const control of found)
      for (const fault of faults(control)) offenders.add(`${where}: ${nameOf(control)} ${fault}`);
  });
  expect(visited.length).toBeGreaterThan(15);
  expect([...offenders]).toEqual([]);
});
