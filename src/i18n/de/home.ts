import type { home as shape } from '../en/home';

export const home: typeof shape = {
  title: 'Interchange',
  subtitle: 'Metro-Brettspiele, allein oder zusammen',
  playNow: 'Jetzt spielen',
  playNowGame: 'Metro X, solo',
  playNowDetail: (map: string, edition: string) => `${map} · ${edition}`,
  playNowSpoken: (map: string, edition: string) =>
    `Jetzt spielen: Metro X allein, ${map}, ${edition}-Regeln. Die erste Karte liegt sofort offen.`,
  newGame: 'Neues Spiel',
  newGameDetail: 'Plan und Regeln wählen',
  startTable: 'Tisch eröffnen',
  joinTable: 'Tisch beitreten',
  startTableDetail: 'Alle am eigenen Telefon',
  joinTableDetail: 'Mit Code oder QR-Code',
  continueTable: (name: string) => `Weiter am Tisch ${name}`,
  continueTableLobby: 'Noch nicht begonnen',
  continueTablePlay: 'Mitten im Spiel',
  continue: 'Weiterspielen',
  allOpenGames: (n: number) => `Alle ${n} offenen Spiele`,
  history: 'Verlauf',
  historyDetail: (n: number) => (n === 1 ? '1 beendetes Spiel' : `${n} beendete Spiele`),
  historyEmpty: 'Wiederholung, Export, Import',
  rules: 'Regeln',
  rulesDetail: 'Beide Ausgaben, mit Zeichnungen',
  settings: 'Einstellungen',
  settingsDetail: 'Aussehen, Töne, Sprache',
  about: 'Über die App',
  unofficial: 'Inoffiziell und kostenlos. Metro X ist ein Spiel von Hisashi Hayashi.',
  notDurable:
    'Dieses Fenster behält nichts: Wenn du es schließt, sind deine Spiele weg. Private Fenster machen das so.',
  shelfFailed:
    'Deine gespeicherten Spiele ließen sich diesmal nicht lesen. Sie sind nicht gelöscht: Schließe die App und öffne sie wieder.',
  setAside: (n: number) =>
    n === 1
      ? 'Ein gespeichertes Spiel war nicht lesbar und wurde beiseitegelegt. Alles andere ist da.'
      : `${n} gespeicherte Spiele waren nicht lesbar und wurden beiseitegelegt. Alles andere ist da.`,
  notFoundTitle: 'Kein Halt hier',
  notFoundText:
    'Unter dieser Adresse gibt es keine Seite. Vielleicht wurde der Link unterwegs abgeschnitten.',
  notFoundHome: 'Zum Start',
};
