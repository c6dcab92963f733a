import type { Entropy } from '@/table/ports';

export const entropy: Entropy = {
  hex: (bytes) => {
    const drawn = globalThis.crypto.getRandomValues(new Uint8Array(bytes));
    return Promise.resolve(Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join(''));
  },
};
