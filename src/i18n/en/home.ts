export const home = {
  title: 'Interchange',
  subtitle: 'Metro board games, solo or together',
  playNow: 'Play now',
  playNowGame: 'Metro X, solo',
  playNowDetail: (map: string, edition: string) => `${map} · ${edition}`,
  playNowSpoken: (map: string, edition: string) =>
    `Play now: Metro X on your own, ${map}, ${edition} rules. The first card is turned at once.`,
  newGame: 'New game',
  newGameDetail: 'Choose the map and the rules',
  startTable: 'Start a table',
  joinTable: 'Join a table',
  startTableDetail: 'Everybody on their own phone',
  joinTableDetail: 'With a code or a QR code',
  continueTable: (name: string) => `Continue table ${name}`,
  continueTableLobby: 'In the lobby',
  continueTablePlay: 'In play',
  continue: 'Continue',
  allOpenGames: (n: number) => `All ${n} open games`,
  history: 'History',
  historyDetail: (n: number) => (n === 1 ? '1 finished game' : `${n} finished games`),
  historyEmpty: 'Replays, export, import',
  rules: 'Rules',
  rulesDetail: 'Both editions, with drawings',
  settings: 'Settings',
  settingsDetail: 'Looks, sounds, language',
  about: 'About',
  unofficial: 'Unofficial, and free. Metro X is a game by Hisashi Hayashi.',
  notDurable: 'This window keeps nothing: when you close it, your games are gone. Private windows do that.',
  shelfFailed:
    'Your saved games could not be read this time. They are not deleted: close the app and open it again.',
  setAside: (n: number) =>
    n === 1
      ? 'One saved game could not be read and was set aside. Everything else is there.'
      : `${n} saved games could not be read and were set aside. Everything else is there.`,
  notFoundTitle: 'No such stop',
  notFoundText: 'There is no screen at this address. Perhaps the link was cut off on its way to you.',
  notFoundHome: 'To the start',
};
