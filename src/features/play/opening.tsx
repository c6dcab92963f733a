import { useEffect, useState } from 'react';
import { Screen } from '@/ui/screen';
import { playIds } from '@/ui/test-ids';
import { Txt } from '@/ui/txt';
import { useTexts } from '@/i18n';

const PATIENCE_MS = 400;

/** A game is read within a blink; words would only flicker. */
export function Opening() {
  const t = useTexts();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return <Screen testID={playIds.opening}>{isSlow && <Txt centred>{t.play.loading}</Txt>}</Screen>;
}
