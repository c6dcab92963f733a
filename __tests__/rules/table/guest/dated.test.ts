import { dated, type RoomCommand } from '@/table/room/room-command';

import { roomOf } from './fake-table';

const bot = { kind: 'bot', name: 'Bot 1', device: '', away: false, standIn: 'wait', stoodIn: 0 } as const;
const room = roomOf({ match: 'm1', phase: 'play' });
const seen = { room: { ...room, seats: [...room.seats, bot] }, cards: { match: 'm1', nth: 3 } };

it.each<[RoomCommand, object]>([
  [{ type: 'flip' }, { match: 'm1', nth: 3 }],
  [{ type: 'start' }, { after: 'm1' }],
  [{ type: 'rematch' }, { after: 'm1' }],
  [{ type: 'remove', seat: 1 }, { who: '2' }],
  [{ type: 'remove', seat: 2 }, { who: 'Bot 1' }],
  [{ type: 'admit' }, {}],
])('[CM-2] sends %j with what was seen when it was asked for', (command, date) => {
  expect(dated(command, seen)).toEqual({ ...command, ...date });
});

it('[CM-2] says that a first game is asked for', () => {
  expect(dated({ type: 'start' }, { room: roomOf(), cards: null })).toEqual({ type: 'start', after: null });
});
