import type { metroX as shape } from '../en/metro-x';

export const metroX: typeof shape = {
  editions: { gamewright: 'Gamewright', okazu: 'Okazu' },
  maps: { 'metro-city': 'Metro City', 'tube-town': 'Tube Town', tokyo: 'Tokio', osaka: 'Osaka' },
};
