/** A seat in one to three characters. Colours would not tell thirty people apart, and not everybody sees them. */
const letters = (name: string): readonly string[] =>
  name.match(/\P{M}\p{M}*/gu)?.filter((sign) => sign.trim() !== '') ?? [];

/** "Bot 2", "Pupil 12": what tells them apart is the number that everybody reads in the name. */
const numbered = (name: string): string | null => {
  const number = /\s(\d{1,2})$/u.exec(name)?.[1];
  return number === undefined ? null : `${letters(name)[0] ?? ''}${number}`.toUpperCase();
};

/** As few letters of the name as tell it from the others; who has the same name has the seat's number, too. */
function shortened(names: readonly string[], seat: number): string {
  const name = names[seat] ?? '';
  const short = (of: string, length: number) => letters(of).slice(0, length).join('');
  const isOnly = (length: number) =>
    names.every((other, at) => at === seat || short(other, length) !== short(name, length));
  if (isOnly(1)) return short(name, 1).toUpperCase();
  if (isOnly(2)) return short(name, 2);
  return `${short(name, 1).toUpperCase()}${seat + 1}`;
}

export function initialsOf(names: readonly string[]): readonly string[] {
  const read = names.map((name, seat) => numbered(name) ?? shortened(names, seat));
  // A number in a name may be the seat of another one.
  return new Set(read).size === names.length ? read : names.map((_, seat) => shortened(names, seat));
}
