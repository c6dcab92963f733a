import { createContext, useContext } from 'react';
import { CATALOGUES, type Texts } from './catalogue';

export const TextsContext = createContext<Texts>(CATALOGUES.en);

/** The texts in the person's language: `const t = useTexts(); t.home.playNow`. */
export function useTexts(): Texts {
  return useContext(TextsContext);
}
