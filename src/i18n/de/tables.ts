import type { tables as shape } from '../en/tables';

export const tables: typeof shape = {
  start: {
    title: 'Tisch eröffnen',
    lead: 'Tische gibt es in dieser Version noch nicht. Sie kommen mit dem LAN-Spiel.',
    willTitle: 'Das wird möglich sein',
    will: [
      'Auf deinem Telefon einen Tisch eröffnen und für alle die Karten aufdecken.',
      'Wer im selben WLAN ist, setzt sich dazu, ohne Konto und ohne Server.',
      'Alle füllen ihren eigenen Plan; die nächste Karte kommt, wenn alle fertig sind.',
    ],
  },
  join: {
    title: 'Tisch beitreten',
    lead: 'Tische gibt es in dieser Version noch nicht. Sie kommen mit dem LAN-Spiel.',
    willTitle: 'Das wird möglich sein',
    will: [
      'Offene Tische in der Nähe sehen und mit einem Tipp Platz nehmen.',
      'Auf deinem eigenen Plan spielen, während jemand anderes die Karten aufdeckt.',
      'Später dazukommen und mit denselben Karten aufholen.',
    ],
  },
  meanwhile: 'Bis dahin: dasselbe Spiel, solo.',
};
