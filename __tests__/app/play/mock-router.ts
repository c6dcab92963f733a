/** What screens under test get for a router: calls are noted, and only addresses below the shown game are gone to. */
import { useSyncExternalStore } from 'react';

/** The parameters of the route that is shown. */
export const route = { id: '' };

let below = '';
const listeners = new Set<() => void>();

function goTo(address: unknown): void {
  const own = `/play/${route.id}`;
  if (typeof address !== 'string' || (address !== own && !address.startsWith(`${own}/`))) return;
  below = address.slice(own.length);
  for (const listener of [...listeners]) listener();
}

export const router = {
  push: jest.fn(goTo),
  replace: jest.fn(goTo),
  dismissTo: jest.fn(goTo),
  setParams: jest.fn((params: Readonly<Record<string, string>>) =>
    goTo(`/play/${route.id}${below.split('?')[0]}?${new URLSearchParams(params).toString()}`),
  ),
  back: jest.fn(),
  canGoBack: () => true,
};

/** A page that was loaded at that address, such as `/look?seat=2`. */
export const loadBelow = (address: string) => {
  below = address;
};

function useBelow(): URL {
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const address = useSyncExternalStore(subscribe, () => below);
  return new URL(`/play/${route.id}${address}`, 'app://here');
}

export const mockRouter = () => ({
  useRouter: () => router,
  useLocalSearchParams: () => route,
  useGlobalSearchParams: () => ({ ...route, ...Object.fromEntries(useBelow().searchParams) }),
  usePathname: () => useBelow().pathname,
  useIsFocused: () => true,
  Redirect: ({ href }: { readonly href: string }) => {
    router.replace(href);
    return null;
  },
});
