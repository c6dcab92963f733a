/**
 * Every testID of the app, in one place: screens set them, page objects of the end-to-end specs use them.
 * The strings are a public promise; rename a constant, never its value.
 */
export const homeIds = {
  screen: 'home.screen',
  playNow: 'home.play-now',
  newGame: 'home.new-game',
  startTable: 'home.start-table',
  joinTable: 'home.join-table',
  continue: 'home.continue',
  history: 'home.history',
  rules: 'home.rules',
  settings: 'home.settings',
  notice: 'home.notice',
  noticeClose: 'home.notice.close',
  about: 'home.about',
  shelfFailed: 'home.shelf-failed',
  notDurable: 'home.not-durable',
  notDurableClose: 'home.not-durable.close',
  trouble: 'home.trouble',
  allOpen: 'home.all-open',
} as const;

export const newIds = {
  screen: 'new.screen',
  back: 'new.back',
  map: (mapId: string) => `new.map.${mapId}`,
  edition: (edition: string) => `new.edition.${edition}`,
  start: 'new.start',
  rules: 'new.rules',
  trouble: 'new.trouble',
} as const;

export const playIds = {
  screen: 'play.screen',
  back: 'play.back',
  board: 'play.board',
  card: 'play.card',
  deck: 'play.deck',
  score: 'play.score',
  rules: 'play.rules',
  describe: 'play.describe',
  line: (lineId: string) => `play.line.${lineId}`,
  fewer: 'play.fewer',
  more: 'play.more',
  confirm: 'play.confirm',
  takeBack: 'play.take-back',
  preview: 'play.preview',
  station: (stationId: string) => `play.station.${stationId}`,
  zoomIn: 'play.zoom-in',
  zoomOut: 'play.zoom-out',
  fit: 'play.fit',
  message: 'play.message',
  messageRule: 'play.message.rule',
  messageClose: 'play.message.close',
  described: 'play.described',
  describedClose: 'play.described.close',
  home: 'play.home',
  history: 'play.history',
  opening: 'play.opening',
  gone: 'play.gone',
} as const;

export const scoreIds = {
  screen: 'score.screen',
  back: 'score.back',
  total: 'score.total',
  completed: 'score.completed',
  transfers: 'score.transfers',
  empty: 'score.empty',
  rank: 'score.rank',
  again: 'score.again',
  share: 'score.share',
  replay: 'score.replay',
  home: 'score.home',
  history: 'score.history',
  board: 'score.board',
  message: 'score.message',
  opening: 'score.opening',
  gone: 'score.gone',
  seat: (seat: string) => `score.seat.${seat}`,
  addend: (key: string) => `score.addend.${key}`,
} as const;

export const replayIds = {
  screen: 'replay.screen',
  back: 'replay.back',
  board: 'replay.board',
  first: 'replay.first',
  previous: 'replay.previous',
  next: 'replay.next',
  last: 'replay.last',
  scrubber: 'replay.scrubber',
  step: 'replay.step',
  score: 'replay.score',
  card: 'replay.card',
  opening: 'replay.opening',
  gone: 'replay.gone',
  message: 'replay.message',
  home: 'replay.home',
  history: 'replay.history',
  seat: (seat: string) => `replay.seat.${seat}`,
} as const;

export const historyIds = {
  screen: 'history.screen',
  back: 'history.back',
  import: 'history.import',
  message: 'history.message',
  game: (gameId: string) => `history.game.${gameId}`,
  open: (gameId: string) => `history.open.${gameId}`,
  replay: (gameId: string) => `history.replay.${gameId}`,
  export: (gameId: string) => `history.export.${gameId}`,
  delete: (gameId: string) => `history.delete.${gameId}`,
  undo: 'history.undo',
  playNow: 'history.play-now',
  removed: 'history.removed',
  paste: 'history.paste',
  pasteText: 'history.paste.text',
  pasteDone: 'history.paste.done',
  seeRule: 'history.message.rule',
  setAside: (key: string) => `history.set-aside.${key}`,
  setAsideExport: (key: string) => `history.set-aside.export.${key}`,
  setAsideDelete: (key: string) => `history.set-aside.delete.${key}`,
  leftAlone: 'history.left-alone',
  failed: 'history.failed',
} as const;

export const rulesIds = {
  screen: 'rules.screen',
  back: 'rules.back',
  edition: (edition: string) => `rules.edition.${edition}`,
  rule: (rule: string) => `rules.rule.${rule}`,
} as const;

export const settingsIds = {
  screen: 'settings.screen',
  back: 'settings.back',
  option: (setting: string, value: string) => `settings.${setting}.${value}`,
  toggle: (setting: string) => `settings.${setting}`,
  about: 'settings.about',
} as const;

export const tableIds = {
  screen: 'table.screen',
  back: 'table.back',
  lead: 'table.lead',
  trouble: 'table.trouble',
  playNow: 'table.play-now',
} as const;

export const joinIds = {
  screen: 'join.screen',
  back: 'join.back',
  lead: 'join.lead',
  trouble: 'join.trouble',
  playNow: 'join.play-now',
} as const;

export const aboutIds = {
  screen: 'about.screen',
  back: 'about.back',
} as const;

export const notFoundIds = {
  screen: 'not-found.screen',
  home: 'not-found.home',
} as const;
