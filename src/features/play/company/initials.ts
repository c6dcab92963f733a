/** A seat in one to three characters. Colours would not tell thirty people apart, and not everybody sees them. */
const letters = (name: string): readonly string[] =>
  name.match(/\P{M}\p{M}*/gu)?.filter((sign) => sign.trim() !== '') ?? [];

/** As few letters of the name as tell it from the others; who has the same name has the seat's number, too. */
export function initialsOf(names: readonly string[]): readonly string[] {
  const short = (name: string, length: number) => letters(name).slice(0, length).join('');
  return names.map((name, seat) => {
    const others = names.filter((_, other) => other !== seat);
    const isOnly = (length: number) => others.every((other) => short(other, length) !== short(name, length));
    if (isOnly(1)) return short(name, 1).toUpperCase();
    if (isOnly(2)) return short(name, 2);
    return `${short(name, 1).toUpperCase()}${seat + 1}`;
  });
}
