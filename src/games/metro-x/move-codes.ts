/** Events as single integers, for `play` and for search. Two bits of type, five of seat, then the rest. */
export const FLIP = 0;
export const MARK = 1;
export const FREE_MARK = 2;
export const TAKE_BACK = 3;

export const flipCode = (card: number): number => FLIP | (card << 7);
export const markCode = (seat: number, line: number, count: number): number =>
  MARK | (seat << 2) | (line << 7) | (count << 12);
/** Station -1: there is none to mark. */
export const freeCode = (seat: number, station: number): number =>
  FREE_MARK | (seat << 2) | ((station + 1) << 7);
export const takeBackCode = (seat: number): number => TAKE_BACK | (seat << 2);

export const codeType = (code: number): number => code & 3;
export const codeSeat = (code: number): number => (code >> 2) & 31;
export const codeLine = (code: number): number => (code >> 7) & 31;
export const codeCount = (code: number): number => code >> 12;
export const codeStation = (code: number): number => (code >> 7) - 1;
