/** Stands in for expo-router: `jest.mock('expo-router', () => jest.requireActual('../screens/mock-router'))`. */
export const router = {
  push: jest.fn((_address: string) => undefined),
  replace: jest.fn((_address: string) => undefined),
  dismissTo: jest.fn((_address: string) => undefined),
  setParams: jest.fn((_query: Record<string, string>) => undefined),
  back: jest.fn(() => undefined),
  canGoBack: jest.fn(() => true),
};

/** The query of the address that the screen was opened with. */
export const query: Record<string, string> = {};

export const useRouter = () => router;
export const useLocalSearchParams = () => query;
