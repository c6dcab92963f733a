export const metroX = {
  editions: { gamewright: 'Gamewright', okazu: 'Okazu' },
  maps: { 'metro-city': 'Metro City', 'tube-town': 'Tube Town', tokyo: 'Tokyo', osaka: 'Osaka' },
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
