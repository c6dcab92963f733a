import { Platform } from 'react-native';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectSettings, settingsChanged } from '@/store/settings-slice';

/** Phones ask before an app may use the local network; a browser does not. */
export function useNetworkExplained(): { readonly explained: boolean; readonly explain: () => void } {
  const dispatch = useAppDispatch();
  const { networkExplained } = useAppSelector(selectSettings);
  return {
    explained: Platform.OS === 'web' || networkExplained,
    explain: () => dispatch(settingsChanged({ networkExplained: true })),
  };
}
