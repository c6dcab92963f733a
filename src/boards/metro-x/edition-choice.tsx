import { StyleSheet, View } from 'react-native';
import { CARDS, EDITION_IDS, EDITIONS, type EditionId } from '@/games/metro-x';
import { Tap } from '@/ui/tap';
import { radius, space, useTheme } from '@/ui/theme';
import { Txt } from '@/ui/txt';

/** The words of the language catalogue, handed in. */
interface EditionChoiceWords {
  readonly edition: string;
  readonly facts: {
    readonly cards: (n: number) => string;
    readonly fewerAllowed: string;
    readonly fewerForbidden: string;
    readonly penalty: (free: number) => string;
  };
}

interface Props {
  readonly words: EditionChoiceWords;
  readonly names: Readonly<Record<EditionId, string>>;
  readonly testID: (edition: EditionId) => string;
  readonly value: EditionId;
  readonly onChange: (edition: EditionId) => void;
}

/** What sets an edition apart, read from its own data. */
function factsOf({ facts }: EditionChoiceWords, edition: EditionId): string {
  const { deck, fewer, penalty } = EDITIONS[edition];
  const cards = CARDS.reduce((sum, card) => sum + deck[card], 0);
  return [
    facts.cards(cards),
    fewer ? facts.fewerAllowed : facts.fewerForbidden,
    facts.penalty(penalty.lastIndexOf(0)),
  ].join('\u00a0· ');
}

export function EditionChoice({ value, onChange, words, names, testID }: Props) {
  const { tokens } = useTheme();
  return (
    <View role="radiogroup" aria-label={words.edition} style={styles.editions}>
      {EDITION_IDS.map((id) => {
        const chosen = id === value;
        const facts = factsOf(words, id);
        return (
          <Tap
            key={id}
            testID={testID(id)}
            role="radio"
            label={`${names[id]}. ${facts}`}
            state={{ checked: chosen }}
            onPress={() => onChange(id)}
            style={[
              styles.edition,
              { backgroundColor: tokens.surface, borderColor: chosen ? tokens.accent : tokens.border },
              chosen && styles.chosen,
            ]}
          >
            <View style={[styles.ring, { borderColor: chosen ? tokens.accent : tokens.outline }]}>
              {chosen && <View style={[styles.dot, { backgroundColor: tokens.accent }]} />}
            </View>
            <View style={styles.words}>
              <Txt variant="strong">{names[id]}</Txt>
              <Txt variant="small" tone="soft">
                {facts}
              </Txt>
            </View>
          </Tap>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  editions: { gap: space.m },
  edition: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    borderWidth: 1,
    borderRadius: radius.m,
    padding: space.m,
  },
  chosen: { borderWidth: 3, padding: space.m - 2 },
  ring: {
    width: 22,
    height: 22,
    borderRadius: radius.round,
    borderWidth: 2.5,
    alignItems: 'center',
    justifyContent: 'center',
  },
  dot: { width: 10, height: 10, borderRadius: radius.round },
  words: { flex: 1 },
});
