import { useCallback, useRef } from 'react';
import type { LayoutChangeEvent, ScrollView } from 'react-native';

/** Some room above the rule, so that it does not stick to the header. */
const ABOVE = 16;

/**
 * Scrolls once to the rule that was looked up. A rule knows its place in its chapter and the chapter its
 * place on the page, in whatever order the two are laid out.
 */
export function useScrollToRule() {
  const scroll = useRef<ScrollView>(null);
  const places = useRef<{ chapter?: number; rule?: number; done?: boolean }>({});

  const place = useCallback((part: 'chapter' | 'rule', { nativeEvent }: LayoutChangeEvent) => {
    const known = places.current;
    known[part] = nativeEvent.layout.y;
    if (known.done || known.chapter === undefined || known.rule === undefined) return;
    known.done = true;
    scroll.current?.scrollTo({ y: known.chapter + known.rule - ABOVE, animated: false });
  }, []);

  return { scroll, place };
}
