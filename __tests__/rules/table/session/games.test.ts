/** Whole games over sealed lines: from the code that somebody says aloud to the proof of the shuffle. */
import { expectAgreement } from './agreement';
import { Lab } from './lab';

const names = (count: number) => Array.from({ length: count }, (_, index) => `P${index + 1}`);

describe('a table of guests', () => {
  it.each([1, 4])('[LG-8] with %d seats ends with one log, one score and a proven shuffle', async (count) => {
    const lab = await Lab.open({ seats: count });
    await lab.guests(...names(count));
    await lab.start();
    await lab.play();
    await expectAgreement(lab, 'proven');
  });

  it('[LG-8] with 30 seats and a screen for everybody plays to the same end', async () => {
    const lab = await Lab.open({ seats: 30 });
    await lab.guests(...names(30), null);
    await lab.start();
    await lab.play();
    await expectAgreement(lab, 'proven');
  }, 120_000);

  it('[LG-8] has people at the host, two at one device, a bot and a watcher', async () => {
    const lab = await Lab.open({ seats: 6, hostPlays: ['Anna'] });
    const [mia] = await lab.guests('Mia', 'Ben', null);
    const sat = mia!.sit('Tom');
    await lab.pass(100);
    expect(await sat).toEqual({ ok: true });
    await lab.room.command({ type: 'add-bot', seat: 4, bot: 'greedy' });
    await lab.pass(100);
    await lab.start();
    expect(mia!.seats()).toEqual([1, 3]);
    expect(mia!.chair(2)).toBeNull();
    await lab.play();
    await expectAgreement(lab, 'proven');
  });

  it('[DL-4] tells a deck that was fixed beforehand', async () => {
    const lab = await Lab.open({ seats: 2, seed: '7' });
    await lab.guests(...names(2));
    await lab.start();
    await lab.play();
    await expectAgreement(lab, 'fixed');
  });

  it('[DL-5] plays with a real deck, turned by a guest that leads', async () => {
    const lab = await Lab.open({ seats: 2 });
    const { key } = lab.room.secrets();
    const lead = (await lab.person().join('Mia', { password: key, by: 'key', lead: key })).guest;
    await lab.guests('Ben');
    const steer = async (command: Parameters<typeof lead.command>[0]) => {
      const answer = lead.command(command);
      await lab.pass(60);
      return answer;
    };
    expect(lead.secrets()).toEqual(lab.room.secrets());
    expect(await steer({ type: 'dealer', kind: 'physical' })).toEqual({ ok: true });
    expect(await steer({ type: 'start' })).toEqual({ ok: true });
    expect(await steer({ type: 'flip', outcome: { type: 'flip', card: '99' } })).toMatchObject({
      reason: 'refused',
    });
    await lab.play(400, async () => {
      if (lead.chair('table')?.progress().due.kind !== 'chance') return;
      const { deck } = lead.chair('table')!.progress().view;
      const { card } = deck.find(({ left }) => left > 0)!;
      expect(await steer({ type: 'flip', outcome: { type: 'flip', card } })).toEqual({ ok: true });
    });
    await expectAgreement(lab, 'real-deck');
  });

  it('[RM-9] plays once more with the same seats', async () => {
    const lab = await Lab.open({ seats: 2 });
    await lab.guests(...names(2));
    await lab.start();
    await lab.play();
    const first = lab.room.host!.header.id;
    const again = lab.room.command({ type: 'rematch' });
    await lab.pass(200);
    expect(await again).toEqual({ ok: true });
    expect(lab.room.host!.header.id).not.toBe(first);
    await lab.play();
    await expectAgreement(lab, 'proven');
  });
});
