import type { RulesPage } from '../rule-ids';

/** Words that fit the sentences below: windows are neuter, transfer and star masculine in both editions. */
interface Words {
  readonly window: string;
  readonly windows: string;
  readonly fill: string;
  readonly marked: string;
  readonly skip: string;
  readonly transfer: string;
  readonly transferNumber: string;
  readonly transferNumbers: string;
  readonly sign: string;
  readonly first: string;
  readonly later: string;
}

const board = (w: Words): Pick<RulesPage, 'MX-1' | 'MX-2'> => ({
  'MX-1': {
    title: 'Linien und Stationen',
    text: `Neun Linien führen von einem Startpunkt zu einem Endpunkt. Jede hat am Start zwei bis vier ${w.windows}. Wo sich Linien treffen, ist die Station ein einziges Feld: Einmal gefüllt, ist sie für alle Linien gefüllt.`,
    example: 'Zwei Linien teilen sich die Station in der Mitte.',
  },
  'MX-2': {
    title: 'Dein eigener Plan',
    text: `Alle haben ihren eigenen Plan. Eine Station ist leer, ${w.marked} oder trägt eine ${w.transferNumber}.`,
    example: `Leer, ${w.marked}, mit ${w.transferNumber}.`,
  },
});

const turn = (w: Words): Pick<RulesPage, 'MX-4' | 'MX-5' | 'MX-6' | 'MX-7' | 'MX-8' | 'MX-9'> => ({
  'MX-4': {
    title: 'Eine Karte für alle',
    text: 'Eine Karte wird aufgedeckt. Alle nutzen sie gleichzeitig, jeder auf dem eigenen Plan. Die nächste Karte kommt, wenn alle fertig sind; spielst du allein, dann sobald du bestätigst.',
    example: 'Eine Karte, alle Pläne.',
  },
  'MX-5': {
    title: 'Zahl',
    text: `Wähle eine Linie, die noch ein leeres ${w.window} hat, und schreib die Zahl hinein. Geh zur ersten leeren Station der Linie, vom Startpunkt aus gezählt; gefüllte davor spielen keine Rolle. Von dort an ${w.fill}, bis so viele gefüllt sind, wie die Karte sagt, die nächste schon gefüllt ist oder die Linie endet.`,
    example:
      'Eine 4 beginnt bei der ersten leeren Station und füllt drei: Die nächste ist schon gefüllt, also ist Schluss.',
  },
  'MX-6': {
    title: w.skip,
    text: 'Wie eine Zahl, nur halten dich gefüllte Stationen nicht auf: Überspring sie und mach dahinter weiter.',
    example: 'Eine solche 3 überspringt die gefüllte Station und füllt drei.',
  },
  'MX-7': {
    title: w.transfer,
    text: `Wähle eine Linie, die noch ein leeres ${w.window} hat, und zeichne dort ${w.sign} ein. Die erste leere Station der Linie bekommt eine Zahl: zwei für jede Linie, die dort hält. So viele Punkte bringt sie am Ende.`,
    example: 'Hier halten drei Linien: 6 Punkte.',
  },
  'MX-8': {
    title: 'Frei',
    text: `Fülle eine beliebige leere Station, wo du willst. Dafür brauchst du kein ${w.window}. Ist keine Station mehr leer, passiert nichts.`,
    example: `Eine Station, egal wo; die ${w.windows} bleiben, wie sie sind.`,
  },
  'MX-9': {
    title: 'Volle Linie',
    text: `Auch eine Linie, deren Stationen alle gefüllt sind, darfst du wählen, solange sie ein leeres ${w.window} hat: Es wird gefüllt, sonst passiert nichts. Manchmal ist das genau der Platz für eine schlechte Karte.`,
    example: `Alles ist gefüllt; die Karte belegt nur ein ${w.window}.`,
  },
});

const after = (w: Words): Pick<RulesPage, 'MX-11' | 'MX-12' | 'MX-13'> => ({
  'MX-11': {
    title: 'Eine Linie fertigstellen',
    text: `Eine Linie ist fertig, wenn alle ihre Stationen gefüllt sind, egal wie. Wer sie als Erstes fertigstellt, bekommt die Punkte bei ${w.first}; gelingt es mehreren im selben Zug, bekommen sie alle diese Punkte. Wer später kommt, bekommt die Punkte bei ${w.later}. Eine Markierung kann mehrere Linien fertigstellen.`,
    example: 'Die letzte Station ist gefüllt: 6 Punkte für die Ersten, 4 für alle, die später kommen.',
  },
  'MX-12': {
    title: 'Die 6 mischt',
    text: 'Wurde die 6 aufgedeckt, wird nach diesem Zug der ganze Stapel neu gemischt, auch die 6. So geht er nie zu Ende.',
    example: 'Nach der 6 sind alle Karten wieder im Stapel.',
  },
  'MX-13': {
    title: 'Zurücknehmen',
    text: 'Bis der Zug endet, darfst du deine Aktion zurücknehmen und neu wählen; danach gilt sie. Spielst du allein, endet der Zug, wenn du bestätigst: Wähle vorher einfach eine andere Linie.',
    example: 'Vor dem Ende des Zugs: zurück und neu wählen.',
  },
});

type ScoreRule = 'MX-14' | 'MX-15' | 'MX-16' | 'MX-17' | 'MX-18' | 'MX-19';

const score = (w: Words): Pick<RulesPage, ScoreRule> => ({
  'MX-14': {
    title: 'Das Ende',
    text: `Das Spiel endet, wenn alle ${w.windows} gefüllt sind. Linien, die in genau diesem Zug fertig werden, zählen noch.`,
    example: `Das letzte ${w.window} ist gefüllt.`,
  },
  'MX-15': {
    title: 'Deine Punkte',
    text: `Zähle die Punkte deiner fertigen Linien und alle ${w.transferNumbers} auf deinem Plan zusammen und zieh den Abzug für leere Stationen ab. Auch weniger als null ist möglich.`,
    example: 'Fertige Linien plus Zahlen minus Abzug.',
  },
  'MX-16': {
    title: 'Abzug',
    text: 'Zähle die leeren Stationen, jede einmal, und lies den Abzug ab.',
    example: 'Leere Stationen und was sie kosten.',
  },
  'MX-17': {
    title: 'Wer gewinnt',
    text: 'Wer die meisten Punkte hat. Bei Gleichstand, wer weniger leere Stationen hat. Ist auch das gleich, teilt ihr euch den Sieg.',
    example: 'Gleich viele Punkte: Weniger leere Stationen gewinnen.',
  },
  'MX-18': {
    title: 'Allein',
    text: `Allein bist du immer die oder der Erste: Jede fertige Linie bringt die Punkte bei ${w.first}. Vergleiche deine Summe mit den Rängen.`,
    example: 'Punkte und Ränge.',
  },
  'MX-19': {
    title: 'Wie viele spielen',
    text: `Die Schachtel ist für eine bis sechs Personen. Diese Version der App ist für eine; Tische mit bis zu 30 Plätzen kommen mit dem LAN-Spiel. Eine Schulklasse kann ausmachen, dass alle die Punkte bei ${w.first} bekommen.`,
    example: 'Von einer Person bis zur ganzen Klasse.',
  },
});

const page = (w: Words): Omit<RulesPage, 'MX-3' | 'MX-10'> => ({
  ...board(w),
  ...turn(w),
  ...after(w),
  ...score(w),
});

export const gamewright: RulesPage = {
  ...page({
    window: 'Wagenfenster',
    windows: 'Wagenfenster',
    fill: 'kreuze eine nach der anderen an',
    marked: 'angekreuzt',
    skip: 'Sprung',
    transfer: 'Umstieg',
    transferNumber: 'Umstiegszahl',
    transferNumbers: 'Umstiegszahlen',
    sign: 'ein X',
    first: 'Gold',
    later: 'Weiß',
  }),
  'MX-3': {
    title: '15 Karten',
    text: 'Neun Zahlen, drei Sprünge, zwei Umstiege und eine freie Karte. Die 6 trägt das Zeichen fürs Mischen.',
    example: 'Der ganze Stapel.',
  },
  'MX-10': {
    title: 'Weniger ankreuzen',
    text: 'Du darfst weniger Stationen ankreuzen, als die Karte erlaubt, sogar keine, aber immer von der ersten an. Ein Umstieg darf seine Station leer lassen. Das Wagenfenster wird trotzdem gefüllt. Nur die freie Karte musst du nutzen, solange eine Station leer ist.',
    example: 'Eine 5, von der nur zwei genutzt werden.',
  },
};

export const okazu: RulesPage = {
  ...page({
    window: 'Anzeigefeld',
    windows: 'Anzeigefelder',
    fill: 'kreise eine nach der anderen ein',
    marked: 'eingekreist',
    skip: 'Umkreiste Zahl',
    transfer: 'Stern',
    transferNumber: 'Sternzahl',
    transferNumbers: 'Sternzahlen',
    sign: 'einen Stern',
    first: 'Krone',
    later: 'Diamant',
  }),
  'MX-3': {
    title: '20 Karten',
    text: 'Dreizehn Zahlen, drei umkreiste Zahlen, drei Sterne und eine freie Karte. Die 6 trägt das Zeichen fürs Mischen.',
    example: 'Der ganze Stapel.',
  },
  'MX-10': {
    title: 'Immer alles',
    text: 'Weniger einkreisen, als die Karte erlaubt, ist nicht erlaubt: Ihre volle Wirkung ist Pflicht. Auch die freie Karte musst du nutzen, solange eine Station leer ist.',
    example: 'Eine 5 füllt alle fünf.',
  },
};
