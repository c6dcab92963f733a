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
  /** By rank of the solo ladder (MX-18). */
  ranks: {
    genius: 'Genius, or shameless luck',
    professional: 'Line manager',
    advanced: 'Express driver',
    intermediate: 'Driver',
    average: 'Regular commuter',
    practice: 'Still reading the map',
    'much-practice': 'Missed the train',
    'rules-again': 'Wrong platform: a look at the rules may help',
  },
};
