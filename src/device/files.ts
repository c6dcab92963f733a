import { getDocumentAsync } from 'expo-document-picker';
import { File, Paths } from 'expo-file-system';
import { shareAsync } from 'expo-sharing';

import type { Files } from '@/store/services';

export const files: Files = {
  give: async (name, text) => {
    try {
      const file = new File(Paths.cache, name);
      file.create({ overwrite: true });
      file.write(text);
      await shareAsync(file.uri, { mimeType: 'application/json', UTI: 'public.json' });
      return 'shared';
    } catch {
      return 'failed';
    }
  },
  pick: async (maxBytes) => {
    try {
      // Mail programs and messengers give records all kinds of types, so any file may be chosen.
      const picked = await getDocumentAsync({ type: '*/*', copyToCacheDirectory: true });
      const asset = picked.canceled ? undefined : picked.assets[0];
      if (asset === undefined) return { ok: false, reason: 'dismissed' };
      const file = new File(asset.uri);
      if ((asset.size ?? file.size) > maxBytes) return { ok: false, reason: 'too-large' };
      return { ok: true, name: asset.name, text: await file.text() };
    } catch {
      return { ok: false, reason: 'unreadable' };
    }
  },
};
