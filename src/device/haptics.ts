import {
  AndroidHaptics,
  impactAsync,
  ImpactFeedbackStyle,
  notificationAsync,
  NotificationFeedbackType,
  performAndroidHapticsAsync,
} from 'expo-haptics';
import { Platform } from 'react-native';

import type { HapticName, Haptics } from '@/store/services';

const ANDROID: Record<HapticName, AndroidHaptics> = {
  mark: AndroidHaptics.Virtual_Key,
  line: AndroidHaptics.Confirm,
  over: AndroidHaptics.Long_Press,
  refused: AndroidHaptics.Reject,
};

const IOS: Record<HapticName, () => Promise<void>> = {
  mark: () => impactAsync(ImpactFeedbackStyle.Light),
  line: () => notificationAsync(NotificationFeedbackType.Success),
  over: () => impactAsync(ImpactFeedbackStyle.Heavy),
  refused: () => notificationAsync(NotificationFeedbackType.Warning),
};

export const haptics: Haptics = {
  play: (name) => {
    const played = Platform.OS === 'android' ? performAndroidHapticsAsync(ANDROID[name]) : IOS[name]();
    // A tablet without a motor is no fault.
    played.catch(() => undefined);
  },
};
