import type { Files, PickOutcome } from '@/store/services';

export const files: Files = {
  give: (name, text) => {
    const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    // The download has taken its own hold of the data by the next task, not earlier.
    setTimeout(() => URL.revokeObjectURL(url), 0);
    return Promise.resolve('shared');
  },
  pick: (maxBytes) =>
    new Promise((resolve) => {
      const input = document.createElement('input');
      input.type = 'file';
      input.accept = '.json,application/json,text/plain';
      input.addEventListener('cancel', () => resolve({ ok: false, reason: 'dismissed' }));
      input.addEventListener('change', () => resolve(readFirst(input.files, maxBytes)));
      input.click();
    }),
};

async function readFirst(list: FileList | null, maxBytes: number): Promise<PickOutcome> {
  const file = list?.[0];
  if (!file) return { ok: false, reason: 'dismissed' };
  if (file.size > maxBytes) return { ok: false, reason: 'too-large' };
  try {
    return { ok: true, name: file.name, text: await file.text() };
  } catch {
    return { ok: false, reason: 'unreadable' };
  }
}
