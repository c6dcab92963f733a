import type { settings as shape } from '../en/settings';

export const settings: typeof shape = {
  title: 'Einstellungen',
  looks: 'Aussehen',
  theme: 'Farbschema',
  themes: { system: 'System', light: 'Hell', dark: 'Dunkel' },
  palette: 'Farben',
  palettes: { standard: 'Normal', 'high-contrast': 'Hoher Kontrast' },
  paletteDetail: 'Linien unterscheiden sich auch durch Muster und Buchstaben, nie nur durch Farbe.',
  motion: 'Bewegung',
  motions: { system: 'System', on: 'An', off: 'Aus' },
  motionDetail: 'Aus: Karten und Markierungen sind sofort da.',
  textSize: 'Die Schrift folgt der Größe, die du am Gerät eingestellt hast.',
  textSizeWeb: 'Die Schrift folgt der Größe, die du im Browser eingestellt hast.',
  feel: 'Klang und Gefühl',
  sounds: 'Töne',
  soundsDetail: 'Wenige und kurze. Nichts wird nur durch einen Ton gesagt.',
  haptics: 'Vibration',
  hapticsDetail: 'Ein kurzer Impuls, wenn Stationen gefüllt und Linien fertig werden.',
  hapticsWeb: 'Vibration: nur auf dem Telefon, nicht im Browser.',
  leftHand: 'Linke Hand',
  leftHandDetail: 'Legt die Bedienung unter den linken Daumen, wenn das Telefon quer liegt.',
  language: 'Sprache',
  languages: { system: 'System', en: 'English', de: 'Deutsch' },
  notSaved:
    'Diese Einstellung ließ sich auf diesem Gerät nicht speichern. Sie gilt, bis du die App schließt.',
  about: 'Über Interchange',
};
