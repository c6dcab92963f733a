import { settingsIds } from '@/ui/test-ids';
import { expect } from '../detox';
import { awaitId, byId, labelOf, scrollAndTap, scrollTo, tapId } from './screen';

export const settings = {
  appears: () => awaitId(settingsIds.screen),
  choose: (setting: string, value: string) =>
    scrollAndTap(settingsIds.screen, settingsIds.option(setting, value)),
  async hasChosen(setting: string, value: string): Promise<void> {
    const id = settingsIds.option(setting, value);
    await scrollTo(settingsIds.screen, id);
    await expect(byId(id)).toHaveToggleValue(true);
  },
  /** What a choice is called in the present language. */
  nameOf: (setting: string, value: string) => labelOf(settingsIds.option(setting, value)),
  toggle: (setting: string) => scrollAndTap(settingsIds.screen, settingsIds.toggle(setting)),
  isOn: (setting: string, on: boolean) => expect(byId(settingsIds.toggle(setting))).toHaveToggleValue(on),
  openAbout: () => scrollAndTap(settingsIds.screen, settingsIds.about),
  back: () => tapId(settingsIds.back),
};
