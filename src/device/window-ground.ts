import { setBackgroundColorAsync } from 'expo-system-ui';

export interface WindowGround {
  readonly color: string;
  readonly dark: boolean;
  readonly language: string;
}

/** The window behind the app: it shows while a phone is turned and where a screen scrolls too far. */
export function paintWindow({ color }: WindowGround): void {
  setBackgroundColorAsync(color).catch(() => undefined);
}
