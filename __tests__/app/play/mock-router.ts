/** What screens under test get for a router: calls are noted, nothing is navigated. */
export const router = {
  push: jest.fn(),
  replace: jest.fn(),
  dismissTo: jest.fn(),
  back: jest.fn(),
  canGoBack: () => true,
};

/** The parameters of the route that is shown. */
export const route = { id: '' };

export const mockRouter = () => ({
  useRouter: () => router,
  useLocalSearchParams: () => route,
  useIsFocused: () => true,
  Redirect: ({ href }: { readonly href: string }) => {
    router.replace(href);
    return null;
  },
});
