import { type PropsWithChildren, useEffect } from 'react';
import { StatusBar } from 'react-native';

import { deviceLanguages } from '@/device/languages';
import { paintWindow } from '@/device/window-ground';
import { CATALOGUES, resolveLanguage, TextsContext } from '@/i18n';
import { useAppSelector } from '@/store/hooks';
import type { Settings } from '@/store/settings-schema';
import { selectSettings } from '@/store/settings-slice';
import { ThemeProvider, useTheme } from '@/ui/theme';

/** Theme and language as the settings say. */
export function Looks({ children }: PropsWithChildren) {
  const { theme, palette, motion, leftHand, language } = useAppSelector(selectSettings);
  // A language that can be chosen but not spoken, or spoken but not chosen, is a type error here.
  const spoken = resolveLanguage(language, deviceLanguages()) satisfies Settings['language'];
  return (
    <ThemeProvider theme={theme} palette={palette} motion={motion} leftHand={leftHand}>
      <TextsContext value={CATALOGUES[spoken]}>
        <Window language={spoken} />
        {children}
      </TextsContext>
    </ThemeProvider>
  );
}

function Window({ language }: { readonly language: string }) {
  const { ground, dark } = useTheme().tokens;
  useEffect(() => paintWindow({ color: ground, dark, language }), [ground, dark, language]);
  return <StatusBar barStyle={dark ? 'light-content' : 'dark-content'} />;
}
