import type { history as shape } from '../en/history';

export const history: typeof shape = {
  title: 'Verlauf',
  open: 'Offene Spiele',
  finished: 'Beendete Spiele',
  emptyTitle: 'Noch keine Spiele',
  empty: 'Hier findest du deine Spiele: offene zum Weiterspielen, beendete zum Ansehen.',
  replay: 'Ansehen',
  score: 'Wertung',
  players: (names: readonly string[]) =>
    names.length > 6 ? `${names.slice(0, 5).join(', ')} und ${names.length - 5} weitere` : names.join(', '),
  onlyReplay: (players: number) => `Ein Spiel für ${players} Personen: Hier kannst du es nur ansehen.`,
  resumeSpoken: (game: string) => `${game} weiterspielen`,
  replaySpoken: (game: string) => `${game} noch einmal ansehen`,
  scoreSpoken: (game: string) => `Wertung von ${game}`,
  exportSpoken: (game: string) => `${game} als Datei exportieren`,
  continue: 'Weiterspielen',
  deleteSpoken: (game: string) => `${game} löschen`,
  deleted: (game: string) => `Gelöscht: ${game}.`,
  import: 'Spiel importieren',
  importFile: 'Datei wählen',
  importPaste: 'Text einfügen',
  pasteLabel: 'Der Text einer Aufzeichnung',
  pasteHint: 'Er beginnt mit { "format": "interchange/1"',
  pasteDone: 'Importieren',
  imported: 'Importiert. Du findest das Spiel in der Liste.',
  exported: 'Exportiert.',
  copied: 'In die Zwischenablage kopiert.',
  exportFailed: 'Die Datei konnte nicht übergeben werden.',
  badAt: (event: number, why: string, rule: string) =>
    `Bei Ereignis ${event} der Aufzeichnung: ${why} (${rule})`,
  badSave: {
    'bad-save': 'Der Spielstand ist beschädigt.',
    'newer-save': 'Eine neuere Version der App hat ihn gespeichert.',
    'unreadable-save': 'Das Gerät konnte ihn nicht lesen.',
  },
  already: 'Dieses Spiel steht schon in deinem Verlauf.',
  tooLarge: 'Diese Datei ist zu groß für ein Spiel.',
  unreadable: 'Diese Datei war nicht lesbar.',
  notSaved: 'Das Spiel ist in Ordnung, aber auf diesem Gerät war kein Platz zum Speichern.',
  notDeleted: 'Das Spiel ließ sich nicht löschen.',
  atTable:
    'Dieses Spiel läuft noch an einem Tisch. Schließ oder verlass zuerst den Tisch, dann lässt es sich löschen.',
  toTable: 'Zum Tisch',
  notRestored: 'Das Spiel ließ sich nicht zurückholen.',
  seeRule: 'Regel lesen',
  leftAlone: (n: number) =>
    n === 1
      ? 'Ein Spiel hat eine neuere Version der App gespeichert, oder es ist gerade nicht lesbar. Es bleibt, wie es ist.'
      : `${n} Spiele hat eine neuere Version der App gespeichert, oder sie sind gerade nicht lesbar. Sie bleiben, wie sie sind.`,
  loading: 'Deine Spiele werden gelesen …',
  setAside: 'Beiseitegelegt',
  setAsideText:
    'Diese Spielstände waren nicht lesbar. Sie bleiben erhalten; exportiere sie, wenn jemand nachsehen soll.',
};
