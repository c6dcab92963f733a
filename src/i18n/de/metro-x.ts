import type { metroX as shape } from '../en/metro-x';

export const metroX: typeof shape = {
  editions: { gamewright: 'Gamewright', okazu: 'Okazu' },
  maps: { 'metro-city': 'Metro City', 'tube-town': 'Tube Town', tokyo: 'Tokio', osaka: 'Osaka' },
  ranks: {
    genius: 'Genial, oder unverschämtes Glück',
    professional: 'Betriebsleitung',
    advanced: 'Am Steuer des Expresszugs',
    intermediate: 'Am Steuer',
    average: 'Täglich unterwegs',
    practice: 'Noch am Planlesen',
    'much-practice': 'Zug verpasst',
    'rules-again': 'Falsches Gleis: Ein Blick in die Regeln hilft vielleicht',
  },
};
