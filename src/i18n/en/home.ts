export const home = {
  title: 'Interchange',
  subtitle: 'Metro board games, on your own or around a table',
  playNow: 'Play now',
  newGame: 'New game',
  startTable: 'Start a table',
  joinTable: 'Join a table',
  continue: 'Continue',
  history: 'History',
  rules: 'Rules',
  settings: 'Settings',
};
