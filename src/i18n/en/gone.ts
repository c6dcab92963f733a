const missing = 'This game is not on this device.';
const notOpened = 'The game could not be opened. Please try again.';

/** A game that cannot be shown, and where to go from there. */
export const gone = {
  why: {
    missing,
    refused: missing,
    'set-aside':
      'This game could not be read and was set aside: History keeps it. Your other games are safe.',
    'left-alone':
      'This game was saved by a newer version of the app, or cannot be read right now. It is kept as it is.',
    'not-saved': notOpened,
    elsewhere: notOpened,
    'at-table': 'This game is played at a table of another device. Join that table to play on.',
  },
  home: 'To the home screen',
  history: 'To the history',
};
