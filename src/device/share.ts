import { Share as Sheet } from 'react-native';

import type { Share } from '@/store/services';

export const share: Share = {
  text: async (message) => {
    try {
      const { action } = await Sheet.share({ message });
      return action === Sheet.dismissedAction ? 'dismissed' : 'shared';
    } catch {
      return 'failed';
    }
  },
};
