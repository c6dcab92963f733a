/** What Metro X calls its things; the editions differ, and the screen speaks the edition that is played. */
const terms = {
  gamewright: {
    window: 'train car window',
    windows: 'train car windows',
    transfer: 'transfer',
    first: 'gold',
    later: 'white',
    empty: 'empty stations',
  },
  okazu: {
    window: 'indicator space',
    windows: 'indicator spaces',
    transfer: 'star',
    first: 'crown',
    later: 'diamond',
    empty: 'empty spaces',
  },
};

export const metroX = {
  editions: { gamewright: 'Gamewright', okazu: 'Okazu' },
  maps: { 'metro-city': 'Metro City', 'tube-town': 'Tube Town', tokyo: 'Tokyo', osaka: 'Osaka' },
  terms,
};
