import { useTexts } from '@/i18n';
import type { StandIn } from '@/table/room/room-view';

const WAYS: readonly StandIn[] = ['wait', 'default', 'bot'];

/** What the table can do while somebody is away. */
export function useStandInWords() {
  const t = useTexts();
  const titles = { wait: t.stage.wait, default: t.stage.playOn, bot: t.stage.letBot };
  return {
    choices: (testID: (by: StandIn) => string) =>
      WAYS.map((value) => ({ value, title: titles[value], testID: testID(value) })),
  };
}
