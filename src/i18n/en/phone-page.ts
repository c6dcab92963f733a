/** What a browser reads that came to a table on a phone. */
export const phonePage = {
  title: 'A table on a phone',
  text: 'This table is hosted by a phone, which serves no page to play on. Open Interchange on your phone and join there with the code of the table.',
};
