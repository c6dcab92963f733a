import { curtainFor } from '@/features/play/company/hand-over';
import { initialsOf } from '@/features/play/company/initials';
import type { Due } from '@/table/match';

const seats = (...due: number[]): Due => ({ kind: 'seats', seats: due });
const at = (over: Partial<Parameters<typeof curtainFor>[0]>) =>
  curtainFor({ own: [1, 3], due: seats(1, 3), holder: 1, shown: 1, wanted: null, stays: false, ...over });

describe('the curtain', () => {
  it('is there before anybody has asked for a board', () => expect(at({ holder: null })).toBe(1));
  it('is away for the holder who is due', () => expect(at({})).toBeNull());
  it('comes for the next one when the holder has acted', () => expect(at({ due: seats(3) })).toBe(3));
  it('stays away while the holder looks once more', () =>
    expect(at({ due: seats(3), stays: true })).toBeNull());
  it('goes round the table', () => expect(at({ holder: 3, shown: 3, due: seats(1) })).toBe(1));
  it('stays while the store shows another seat', () => expect(at({ shown: 3 })).toBe(1));
  it('comes when the phone is to be passed on', () => expect(at({ wanted: 3 })).toBe(3));
  it('is away when only others are due', () => expect(at({ due: seats(0, 2) })).toBeNull());
  it('is away between turns', () => expect(at({ due: { kind: 'chance' }, holder: null })).toBeNull());
  it('is away after the game', () => expect(at({ due: { kind: 'over', standings: [] } })).toBeNull());
});

describe('initials', () => {
  it.each([
    [
      ['Anna', 'Ben'],
      ['A', 'B'],
    ],
    [
      ['Anna', 'Axel'],
      ['An', 'Ax'],
    ],
    [
      ['Mia', 'Mia'],
      ['M1', 'M2'],
    ],
    [
      ['Anna', 'Bot 1', 'Bot 2', 'Ben'],
      ['A', 'B1', 'B2', 'Be'],
    ],
    [
      ['Bot 1', 'Anna'],
      ['B1', 'A'],
    ],
    [
      ['Bot 1', 'Bea 1'],
      ['Bo', 'Be'],
    ],
    [
      ['Ben', 'Ben', 'Bot 1'],
      ['B1', 'B2', 'Bo'],
    ],
    [
      ['Élodie', '李雷'],
      ['É', '李'],
    ],
  ])('%j', (names, expected) => expect(initialsOf(names)).toEqual(expected));

  it('tell thirty people apart', () => {
    const names = Array.from({ length: 30 }, (_, seat) => `Pupil ${seat + 1}`);
    expect(new Set(initialsOf(names)).size).toBe(30);
  });
});
