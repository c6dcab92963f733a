import { nameSchema } from '@/table/room/room-view';

const given = (name: string) => nameSchema.safeParse(name).data;

describe('names at a table', () => {
  it('keeps an emoji of several parts and a name that is written with a joiner', () => {
    expect(given('👩‍👩‍👧')).toBe('👩\u200d👩\u200d👧');
    expect(given('علی\u200cرضا')).toBe('علی\u200cرضا');
  });

  it('drops invisible marks that came along with a pasted name, and spaces at its ends', () => {
    expect(given('\u202a Mia\u200e \u202c')).toBe('Mia');
    expect(given('\ufeffM\u00adia')).toBe('Mia');
  });

  it.each(['', ' ', '\u200e', '\u200d\u200c', 'M\nia', 'M\u0000ia', 'M\u2028ia', 'x'.repeat(25)])(
    'refuses %j',
    (name) => {
      expect(given(name)).toBeUndefined();
    },
  );
});
