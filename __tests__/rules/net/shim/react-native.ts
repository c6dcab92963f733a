/** As much of React Native as the two libraries touch, so that their own JavaScript runs in plain Node. */
import { EventEmitter } from 'node:events';
import { NativeTcp } from './native-tcp';
import { type NativeZeroconf, zeroconfNetwork } from './native-zeroconf';

const device = new EventEmitter().setMaxListeners(0);

type Listener = (body: unknown) => void;

function addListener(event: string, listener: Listener): { readonly remove: () => void } {
  device.on(event, listener);
  return { remove: () => device.off(event, listener) };
}

/** One device's modules. Every socket of the process shares the emitter, as on a phone. */
export const tcp = new NativeTcp((event, body) => device.emit(event, body));
export const zeroconf: NativeZeroconf = zeroconfNetwork.device((event, body) => device.emit(event, body));

export const NativeModules = { TcpSockets: tcp, RNZeroconf: zeroconf };
export const DeviceEventEmitter = { addListener };
export const Platform = { OS: 'android', Version: 36 };
export class NativeEventEmitter {
  readonly addListener = addListener;
}
