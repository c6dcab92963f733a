/**
 * The part of Detox's API that specs may use: what a phone and a browser both can do. The types are Detox's own,
 * so a spec that compiles here runs there. Only the declarations are read: the package's entry would redeclare
 * the globals of jest.
 */
import type {} from 'detox/detox';

export type Matcher = Detox.NativeMatcher;
export type Direction = Detox.Direction;
export type Speed = Detox.Speed;
export type Point = Detox.Point2D;
export type LaunchConfig = Pick<
  Detox.DeviceLaunchAppConfig,
  'newInstance' | 'delete' | 'permissions' | 'url' | 'languageAndLocale'
>;

export interface Attributes {
  readonly identifier: string;
  readonly text?: string;
  readonly label?: string;
  readonly placeholder?: string;
  readonly value?: unknown;
  readonly enabled: boolean;
  readonly visible: boolean;
  readonly focused?: boolean;
}

export type Actions = Pick<
  Detox.NativeElementActions,
  | 'tap'
  | 'multiTap'
  | 'longPress'
  | 'typeText'
  | 'replaceText'
  | 'clearText'
  | 'tapReturnKey'
  | 'tapBackspaceKey'
  | 'scroll'
  | 'scrollTo'
  | 'swipe'
  | 'pinch'
  | 'takeScreenshot'
> & { getAttributes(): Promise<Attributes | { readonly elements: readonly Attributes[] }> };

export type Element = Actions & { atIndex(index: number): Actions };

export type Expectation<R = Promise<void>> = Pick<
  Detox.Expect<R>,
  | 'toBeVisible'
  | 'toBeNotVisible'
  | 'toExist'
  | 'toNotExist'
  | 'toBeFocused'
  | 'toBeNotFocused'
  | 'toHaveText'
  | 'toHaveLabel'
  | 'toHaveId'
  | 'toHaveValue'
  | 'toHaveToggleValue'
> & { readonly not: Expectation<R> };

export interface Waiting {
  withTimeout(milliseconds: number): Promise<void>;
  whileElement(matcher: Matcher): Pick<Actions, 'scroll'>;
}

export type Device = Pick<
  Detox.Device,
  | 'terminateApp'
  | 'reloadReactNative'
  | 'setOrientation'
  | 'takeScreenshot'
  | 'openURL'
  | 'disableSynchronization'
  | 'enableSynchronization'
> & { launchApp(config?: LaunchConfig): Promise<void> };

export interface DetoxApi {
  readonly by: Pick<Detox.ByFacade, 'id' | 'text' | 'label'>;
  readonly device: Device;
  readonly element: (matcher: Matcher) => Element;
  readonly expect: (element: Actions) => Expectation;
  readonly waitFor: (element: Actions) => Expectation<Waiting>;
}
