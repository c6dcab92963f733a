import { useRouter } from 'expo-router';
import { useTexts } from '@/i18n';
import { Notice } from '@/ui/notice';
import { historyIds } from '@/ui/test-ids';
import type { Message } from './message';

interface Props {
  readonly message: Message | null;
  /** The name of the game that was just deleted. */
  readonly removed: string | null;
  readonly onUndo: () => void;
}

/** In the footer, not at the head of the list: whoever pastes or deletes further down would never see it. */
export function ShelfNotices({ message, removed, onUndo }: Props) {
  const t = useTexts();
  const router = useRouter();
  const way = message?.way;
  return (
    <>
      {message && (
        <Notice
          testID={historyIds.message}
          tone={message.tone}
          text={message.text}
          {...(way && {
            action: {
              testID: historyIds.seeRule,
              title: way.title,
              onPress: () => router.push(way.address),
            },
          })}
        />
      )}
      {removed !== null && (
        <Notice
          testID={historyIds.removed}
          text={t.history.deleted(removed)}
          action={{ testID: historyIds.undo, title: t.words.undo, onPress: onUndo }}
        />
      )}
    </>
  );
}
