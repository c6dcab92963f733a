import type { home as shape } from '../en/home';

export const home: typeof shape = {
  title: 'Interchange',
  subtitle: 'Metro-Brettspiele, allein oder am Tisch',
  playNow: 'Jetzt spielen',
  newGame: 'Neues Spiel',
  startTable: 'Tisch eröffnen',
  joinTable: 'An einen Tisch setzen',
  continue: 'Weiterspielen',
  history: 'Verlauf',
  rules: 'Regeln',
  settings: 'Einstellungen',
};
