import { makeFrailStorage } from '../frail-storage';
import { guestsAt, makeRoomPorts, openKitchen, Puppet } from './table-top';

const kitchen = (wish = {}) => openKitchen(makeRoomPorts(makeFrailStorage()), wish);

describe('a place that somebody left without a word', () => {
  it('[RM-5] puts somebody whose first connection broke into the same place again', async () => {
    const room = await kitchen({ seats: 2 });
    const first = await new Puppet(room, 'Mia').join();
    first.line.end();
    const again = await new Puppet(room, 'Mia').join();
    expect(again.seats()).toEqual([0]);
    expect(room.room().seats.map(({ kind }) => kind)).toEqual(['person', 'open']);
    // A namesake who is here keeps the seat.
    expect((await new Puppet(room, 'Mia').join()).seats()).toEqual([1]);
  });

  it('[RM-5] gives the very place back, not the first that is open', async () => {
    const room = await kitchen();
    const [mia, ole] = await guestsAt(room, ['Mia', 'Ole']);
    await mia!.ask({ t: 'stand', seat: 0 });
    ole!.line.end();
    expect((await new Puppet(room, 'Ole').join()).seats()).toEqual([1]);
    expect(room.room().seats.map(({ name }) => name)).toEqual(['', 'Ole', '', '']);
  });

  it('[RM-5] takes nobody the phone that they share with a namesake', async () => {
    const room = await kitchen({ seats: 3 });
    const [mia] = await guestsAt(room, ['Mia']);
    await mia!.ask({ t: 'sit', name: 'Ole' });
    mia!.line.end();
    expect((await new Puppet(room, 'Ole').join()).seats()).toEqual([2]);
    expect(room.room().seats.map(({ name, device }) => [name, device === mia!.device])).toEqual([
      ['Mia', true],
      ['Ole', true],
      ['Ole', false],
    ]);
    expect((await mia!.resume()).last('seated').seats).toEqual([0, 1]);
  });
});
