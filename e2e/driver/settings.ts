function fromEnvironment(name: string): string {
  const value: unknown = process.env[name];
  if (typeof value === 'string') return value;
  throw new Error(`${name} is not set; run the specs with e2e/jest.chromium.config.js.`);
}

/** Where the driver works and how long it is patient; the driver's own specs change some of it. */
export const settings = {
  chromiumPath: () => fromEnvironment('INTERCHANGE_CHROMIUM'),
  /** The origin of the served app. */
  home: () => fromEnvironment('INTERCHANGE_HOME'),
  viewport: { width: 390, height: 844 },
  /** Detox knows when an app is idle; a browser does not tell, so a check may try again for this long. */
  patience: 2_000,
  /** How long nothing may change before the app counts as idle, and how long to wait for that at most. */
  quiet: 40,
  settleLimit: 3_000,
  synchronized: true,
};

/** Without synchronization a check looks once, as it does on a device. */
export const patience = (): number => (settings.synchronized ? settings.patience : 0);
