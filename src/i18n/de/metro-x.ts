import type { metroX as shape } from '../en/metro-x';

const terms = {
  gamewright: {
    window: 'Wagenfenster',
    windows: 'Wagenfenster',
    transfer: 'Umstieg',
    first: 'Gold',
    later: 'Weiß',
    empty: 'leere Stationen',
  },
  okazu: {
    window: 'Anzeigefeld',
    windows: 'Anzeigefelder',
    transfer: 'Stern',
    first: 'Krone',
    later: 'Raute',
    empty: 'leere Felder',
  },
};

export const metroX: typeof shape = {
  editions: { gamewright: 'Gamewright', okazu: 'Okazu' },
  maps: { 'metro-city': 'Metro City', 'tube-town': 'Tube Town', tokyo: 'Tokio', osaka: 'Osaka' },
  terms,
};
