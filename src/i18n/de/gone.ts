import type { gone as shape } from '../en/gone';

const missing = 'Dieses Spiel gibt es auf diesem Gerät nicht.';
const notOpened = 'Das Spiel ließ sich nicht öffnen. Bitte versuch es noch einmal.';

export const gone: typeof shape = {
  why: {
    missing,
    refused: missing,
    'set-aside':
      'Dieses Spiel war nicht lesbar und wurde beiseitegelegt: Der Verlauf bewahrt es auf. Deine anderen Spiele sind sicher.',
    'left-alone':
      'Dieses Spiel hat eine neuere Version der App gespeichert, oder es ist gerade nicht lesbar. Es bleibt, wie es ist.',
    'not-saved': notOpened,
    elsewhere: notOpened,
    'at-table':
      'Dieses Spiel läuft an einem Tisch auf einem anderen Gerät. Setz dich wieder an den Tisch, um weiterzuspielen.',
  },
  home: 'Zum Startbildschirm',
  history: 'Zum Verlauf',
};
