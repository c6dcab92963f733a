import { settingsIds } from '@/ui/test-ids';
import { expect } from '../detox';
import { awaitId, byId, scrollAndTap, tapId } from './screen';

export const settings = {
  appears: () => awaitId(settingsIds.screen),
  choose: (setting: string, value: string) =>
    scrollAndTap(settingsIds.screen, settingsIds.option(setting, value)),
  toggle: (setting: string) => scrollAndTap(settingsIds.screen, settingsIds.toggle(setting)),
  isOn: (setting: string, on: boolean) => expect(byId(settingsIds.toggle(setting))).toHaveToggleValue(on),
  back: () => tapId(settingsIds.back),
};
