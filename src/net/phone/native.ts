/** What a phone's system has of the network; null where the app was built without the native parts. */
import { NativeModules, type Permission, PermissionsAndroid, Platform } from 'react-native';
import type { TcpLibrary } from './tcp-server';
import type { AskPermission } from './zeroconf-finder';
import type { ZeroconfLike } from './zeroconf-hub';

/* eslint-disable @typescript-eslint/no-require-imports -- both libraries touch their native module when they are loaded, so they are loaded only where it exists */
export function nativeTcp(): TcpLibrary | null {
  if (!NativeModules['TcpSockets']) return null;
  // The library writes `module.exports` over its own default export; which of the two is left, the bundler decides.
  const library = require('react-native-tcp-socket') as TcpLibrary & { readonly default?: TcpLibrary };
  return library.default ?? library;
}

export function nativeZeroconf(): ZeroconfLike | null {
  if (!NativeModules['RNZeroconf']) return null;
  const { default: Zeroconf } = require('react-native-zeroconf') as { default: new () => ZeroconfLike };
  return new Zeroconf();
}
/* eslint-enable @typescript-eslint/no-require-imports */

export const system = Platform.OS === 'android' ? 'android' : 'ios';

const LOCAL_NETWORK = 'android.permission.ACCESS_LOCAL_NETWORK' as Permission;
/** The first Android that asks the user before an app may see the local network. */
const ASKS_SINCE = 37;

/** iOS asks by itself at the first look around, and tells a refusal as an error of the scan. */
export const askLocalNetwork: AskPermission = async () => {
  if (Platform.OS !== 'android' || Platform.Version < ASKS_SINCE) return true;
  return (await PermissionsAndroid.request(LOCAL_NETWORK)) === PermissionsAndroid.RESULTS.GRANTED;
};
