import type { Share, ShareOutcome } from '@/store/services';

import { copyText } from './copy-text.web';

export const share: Share = {
  text: async (message) => {
    const sheet = await openSheet(message);
    return sheet ?? ((await copyText(message)) ? 'copied' : 'failed');
  },
};

/** Null when the browser has no share sheet or will not open it. */
async function openSheet(text: string): Promise<ShareOutcome | null> {
  if (!('share' in navigator)) return null;
  try {
    await navigator.share({ text });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : null;
  }
}
