import { useLocalSearchParams } from 'expo-router';

/** The link that opened the app, handed on by the router as a parameter; null when there was none. */
export function useInvitationFromOutside(): string | null {
  const { invitation } = useLocalSearchParams<{ invitation?: string }>();
  return invitation ?? null;
}
