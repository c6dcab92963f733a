import { Stack } from 'expo-router';
import * as SplashScreen from 'expo-splash-screen';
import { useEffect } from 'react';

import { useTheme } from '@/ui/theme';

import { AppRoot } from './app-root';

void SplashScreen.preventAutoHideAsync().catch(() => undefined);

/** The root of all routes. */
export function RootLayout() {
  return (
    <AppRoot>
      <Screens />
    </AppRoot>
  );
}

function Screens() {
  const { tokens, reducedMotion } = useTheme();
  useEffect(() => {
    // It rejects when there is none to hide any more.
    SplashScreen.hideAsync().catch(() => undefined);
  }, []);
  return (
    <Stack
      screenOptions={{
        headerShown: false,
        animation: reducedMotion ? 'none' : 'default',
        contentStyle: { backgroundColor: tokens.ground },
      }}
    />
  );
}
