export const tables = {
  start: {
    title: 'Start a table',
    lead: 'Tables are not in this version yet. They come with LAN play.',
    willTitle: 'What you will be able to do',
    will: [
      'Open a table on your phone and flip the cards for everyone.',
      'Friends on the same Wi-Fi sit down without an account and without a server.',
      'Everybody marks on their own phone; the next card comes when all are done.',
    ],
  },
  join: {
    title: 'Join a table',
    lead: 'Tables are not in this version yet. They come with LAN play.',
    willTitle: 'What you will be able to do',
    will: [
      'See open tables near you and take a seat with one tap.',
      'Play on your own board while somebody else flips the cards.',
      'Come late and catch up on the same cards.',
    ],
  },
  meanwhile: 'Until then: the same game, solo.',
};
