import { render, screen } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { type AccessibilityState, StyleSheet, type ViewStyle } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { Provider } from 'react-redux';
import { Looks } from '@/bootstrap/looks';
import { loadHistory } from '@/store/history-thunks';
import { settingsChanged } from '@/store/settings-slice';
import { makeTestStore } from '../store/test-store';

// Whole screens with their drawings, on machines that do other things at the same time.
jest.setTimeout(30_000);

const METRICS = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 47, right: 0, bottom: 34, left: 0 },
};

export type Made = ReturnType<typeof makeTestStore>;

/** A store with its shelf read, as screens find it. */
export async function makeLoadedStore(made: Made = makeTestStore()): Promise<Made> {
  made.store.dispatch(settingsChanged({ language: 'en', theme: 'light' }));
  await made.store.dispatch(loadHistory());
  return made;
}

export function renderScreen(element: ReactElement, { store }: Made) {
  return render(
    <SafeAreaProvider initialMetrics={METRICS}>
      <Provider store={store}>
        <Looks>{element}</Looks>
      </Provider>
    </SafeAreaProvider>,
  );
}

/** Everything that can be tapped: it must have a name, a testID, its state and room for a finger. */
export function tappables() {
  return screen.UNSAFE_root.findAll(
    (node) => typeof node.type === 'string' && typeof node.props['onClick'] === 'function',
  ).map(({ props }) => ({
    testID: props['testID'] as string | undefined,
    role: (props['accessibilityRole'] ?? props['role']) as string | undefined,
    label: props['accessibilityLabel'] as string | undefined,
    checked: (props['accessibilityState'] as AccessibilityState | undefined)?.checked,
    style: StyleSheet.flatten(props['style'] as ViewStyle),
  }));
}

export function expectNamedTargets() {
  const found = tappables();
  expect(found.length).toBeGreaterThan(0);
  for (const { testID, role, label, checked, style } of found) {
    expect(testID).toMatch(/^[a-z-]+\./);
    expect(label).toMatch(/\S/);
    expect(['button', 'link', 'radio', 'switch']).toContain(role);
    if (role === 'radio' || role === 'switch') expect(typeof checked).toBe('boolean');
    expect(style.minHeight).toBeGreaterThanOrEqual(48);
    expect(style.minWidth).toBeGreaterThanOrEqual(48);
  }
}
