/** What is said aloud to let somebody in. */

/** 32 characters that cannot be taken for another: no 0 and O, no 1 and I. */
export const CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** Four letters unless the host chose more. */
const LENGTH = { fewest: 4, most: 8 } as const;

const CODE = new RegExp(`^[${CODE_LETTERS}]{${LENGTH.fewest},${LENGTH.most}}$`);

export const isCode = (text: string): boolean => CODE.test(text);
