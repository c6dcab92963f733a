import { useTexts } from '@/i18n';
import type { Link } from '@/table/presence';
import { FINAL_REASONS } from '@/table/wire/reasons';
import { Notice } from '@/ui/notice';
import { tableIds } from '@/ui/test-ids';
import { sayReason } from './say-trouble';

interface Props {
  readonly link: Link;
  readonly onLeave: () => void;
}

/** The line is cut. Most reasons pass by themselves; of the others, people have to know. */
export function ReconnectingNotice({ link, onLeave }: Props) {
  const t = useTexts();
  if (link.kind !== 'reconnecting') return null;
  const why = link.why ?? null;
  const isHopeless = why !== null && FINAL_REASONS.has(why);
  if (!isHopeless && why !== 'guarded') {
    return <Notice testID={tableIds.reconnecting} text={t.tables.reconnecting} />;
  }
  const leave = { testID: tableIds.reconnectingLeave, title: t.tables.leave, onPress: onLeave };
  return (
    <Notice
      testID={tableIds.reconnecting}
      tone="danger"
      text={sayReason(t, why)}
      {...(isHopeless && { action: leave })}
    />
  );
}
