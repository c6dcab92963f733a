import { Slot } from 'expo-router';
import { PlayScreen } from './play-screen';

/** An address of something looked at has the table below it, so that the way back leads there after a reload too. */
export const unstable_settings = { anchor: 'index' };

/** The table stays where it is; the addresses below it say only what is looked at, and Back closes that first. */
export function PlayRoute() {
  return (
    <>
      <PlayScreen />
      <Slot />
    </>
  );
}

/** What those addresses draw by themselves. */
export function NothingMore() {
  return null;
}
