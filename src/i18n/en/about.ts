export const about = {
  title: 'About',
  what: 'Interchange brings board games about metros to your phone: solo without a signal, and around a table with every player on their own phone.',
  creditsTitle: 'The games and their designers',
  credits: [
    { game: 'Metro X', by: 'by Hisashi Hayashi', state: 'playable' },
    { game: 'Metro', by: 'by Dirk Henn', state: 'to come' },
    { game: 'Metromania', by: 'by Jean-Michel Maman', state: 'to come' },
  ],
  buy: 'If you enjoy a game here, buy the box: it is how designers live, and paper needs no battery.',
  unofficialTitle: 'Unofficial',
  unofficial:
    'This app is made by players. It is not connected with the designers or publishers of these games, and the names of the games belong to their owners. All drawings, texts and sounds of the app are our own.',
  privacyTitle: 'Nothing leaves your device',
  privacy:
    'No account, no advertising, no server, no tracking. Your games are stored on this device only, and you can export each of them as a file.',
  licenceTitle: 'Licence',
  licence:
    'Interchange is free software under the MIT licence. You may use it, change it and pass it on, as long as the licence text stays with it.',
  version: (version: string) => `Version ${version}`,
};
