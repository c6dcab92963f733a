/** The camera as a reader of QR codes. A view cannot lie in the store's services, so it comes by context. */
import { type ComponentType, createContext, useContext } from 'react';

export interface ScannerViewProps {
  readonly testID: string;
  readonly label: string;
  /** Told again and again while a code is in sight. */
  readonly onText: (text: string) => void;
  /** The camera did not start. */
  readonly onFailed: () => void;
}

export interface Scanner {
  /** May open the system's question; never rejects. */
  ask(): Promise<'granted' | 'refused'>;
  readonly View: ComponentType<ScannerViewProps>;
}

/** Null: there is no camera that an app could read codes with, as in a browser on a page without https. */
export const ScannerContext = createContext<Scanner | null>(null);

export const useScanner = (): Scanner | null => useContext(ScannerContext);
