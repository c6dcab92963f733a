import { useRouter } from 'expo-router';

/** Back to where one came from, or home when the screen was opened by a link. */
export function useGoBack(): () => void {
  const router = useRouter();
  return () => {
    if (router.canGoBack()) router.back();
    else router.replace('/');
  };
}
