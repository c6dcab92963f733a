import type { about as shape } from '../en/about';

export const about: typeof shape = {
  title: 'Über die App',
  what: 'Interchange bringt Brettspiele über Metros auf dein Telefon: allein ohne Empfang, und am Tisch, wo alle auf dem eigenen Telefon spielen.',
  creditsTitle: 'Die Spiele und wer sie erfunden hat',
  credits: [
    { game: 'Metro X', by: 'von Hisashi Hayashi', state: 'spielbar' },
    { game: 'Metro', by: 'von Dirk Henn', state: 'kommt noch' },
    { game: 'Metromania', by: 'von Jean-Michel Maman', state: 'kommt noch' },
  ],
  buy: 'Wenn dir ein Spiel hier gefällt, kauf die Schachtel: Davon leben die Menschen, die es erfunden haben, und Papier braucht keinen Akku.',
  unofficialTitle: 'Inoffiziell',
  unofficial:
    'Diese App ist von Spielerinnen und Spielern gemacht. Sie hat nichts mit den Autoren oder Verlagen dieser Spiele zu tun; die Namen der Spiele gehören ihren Inhabern. Alle Zeichnungen, Texte und Töne der App sind unsere eigenen.',
  privacyTitle: 'Nichts verlässt dein Gerät',
  privacy:
    'Kein Konto, keine Werbung, kein Server, kein Tracking. Deine Spiele liegen nur auf diesem Gerät, und du kannst jedes als Datei exportieren.',
  licenceTitle: 'Lizenz',
  licence:
    'Interchange ist freie Software unter der MIT-Lizenz. Du darfst sie benutzen, ändern und weitergeben, solange der Lizenztext dabei bleibt.',
  version: (version: string) => `Version ${version}`,
};
