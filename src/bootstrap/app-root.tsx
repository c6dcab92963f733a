import { type PropsWithChildren, useEffect, useState } from 'react';
import { StyleSheet } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { initialWindowMetrics, SafeAreaProvider } from 'react-native-safe-area-context';
import { Provider } from 'react-redux';

import { scanner } from '@/device/scanner';
import { ScannerContext } from '@/store/scanner';
import type { AppStore } from '@/store/store';

import { boot } from './boot';
import { Looks } from './looks';
import { makeServices } from './services';

/** Everything that every screen stands on. Draws nothing until the settings are known. */
export function AppRoot({ children }: PropsWithChildren) {
  const store = useBootedStore();
  if (store === null) return null;
  return (
    <GestureHandlerRootView style={styles.fill}>
      <SafeAreaProvider initialMetrics={initialWindowMetrics}>
        <Provider store={store}>
          <ScannerContext value={scanner}>
            <Looks>{children}</Looks>
          </ScannerContext>
        </Provider>
      </SafeAreaProvider>
    </GestureHandlerRootView>
  );
}

function useBootedStore(): AppStore | null {
  const [store, setStore] = useState<AppStore | null>(null);
  useEffect(() => {
    let mounted = true;
    void boot(makeServices).then((booted) => {
      if (mounted) setStore(booted);
    });
    return () => {
      mounted = false;
    };
  }, []);
  return store;
}

const styles = StyleSheet.create({ fill: { flex: 1 } });
