/** All that react-native-gesture-handler uses of reanimated; metro.config.js gives it this instead of the whole. */
export { default, setGestureState, useEvent, useSharedValue } from 'react-native-reanimated';
