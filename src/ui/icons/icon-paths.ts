/** Our own line drawings on a 24 by 24 grid, stroke 2, round ends. */
export const ICON_PATHS = {
  back: ['M15 5l-7 7 7 7'],
  forward: ['M9 5l7 7-7 7'],
  close: ['M6 6l12 12', 'M18 6L6 18'],
  check: ['M5 12.5l4.5 4.5L19 7.5'],
  plus: ['M12 5v14', 'M5 12h14'],
  minus: ['M5 12h14'],
  fit: ['M4 9V4h5', 'M15 4h5v5', 'M20 15v5h-5', 'M9 20H4v-5'],
  play: ['M8 5l11 7-11 7z'],
  table: ['M3 10h18', 'M5 10v9', 'M19 10v9', 'M7 6h10'],
  join: ['M14 4h5a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1h-5', 'M4 12h11', 'M11 8l4 4-4 4'],
  history: ['M4 12a8 8 0 1 0 2.5-5.8', 'M4 4v4h4', 'M12 8v4l3 2'],
  rules: ['M5 4h9a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3z', 'M9 9h4', 'M9 13h4'],
  settings: ['M4 7h10', 'M18 7h2', 'M4 17h2', 'M10 17h10', 'M16 5v4', 'M8 15v4'],
  share: ['M12 15V4', 'M8 8l4-4 4 4', 'M5 13v6h14v-6'],
  /** Play above a track with its handle: a game to run through, not one to play again. */
  replay: ['M9 3l8 5-8 5z', 'M4 19h5', 'M15 19h5', 'M9 19a3 3 0 1 0 6 0a3 3 0 1 0-6 0'],
  trash: ['M5 7h14', 'M9 7V4h6v3', 'M7 7l1 13h8l1-13'],
  export: ['M12 4v11', 'M8 11l4 4 4-4', 'M5 19h14'],
  import: ['M12 15V4', 'M8 8l4-4 4 4', 'M5 19h14'],
  undo: ['M9 7L4 12l5 5', 'M4 12h10a5 5 0 0 1 0 10h-2'],
  info: ['M12 11v6', 'M12 7.5v.01', 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0'],
  warning: ['M12 4l9 16H3z', 'M12 10v4', 'M12 17v.01'],
  first: ['M18 5l-7 7 7 7', 'M6 5v14'],
  home: ['M4 11l8-7 8 7', 'M6 10v10h12V10'],
  last: ['M6 5l7 7-7 7', 'M18 5v14'],
  /** A bubble with lines: in words. A loudspeaker would be taken for the switch of the sounds. */
  speak: [
    'M5 4h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-7l-5 4v-4H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z',
    'M8 8.5h8',
    'M8 12h5',
  ],
  loop: ['M17 4l3 3-3 3', 'M20 7H9a5 5 0 0 0-5 5', 'M7 20l-3-3 3-3', 'M4 17h11a5 5 0 0 0 5-5'],
  crown: ['M4 17h16', 'M4 17l-1-9 5 4 4-7 4 7 5-4-1 9'],
  thinking: [5, 12, 19].map((x) => `M${x} 11.2a.8.8 0 1 1 0 1.6a.8.8 0 1 1 0-1.6z`),
  /** A line that is cut. */
  away: ['M4 12h5', 'M15 12h5', 'M10 16l4-8'],
  bot: [
    'M7 8h10a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2z',
    'M12 8V4',
    'M9.5 13v.01',
    'M14.5 13v.01',
  ],
  /** From one person to the other; an arrow to a wall would be taken for the way out. */
  hand: [
    'M7 3a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 1 0 0-4.4',
    'M2.5 15a4.5 4.5 0 0 1 8-2.8',
    'M17 3a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 1 0 0-4.4',
    'M21.5 15a4.5 4.5 0 0 0-8-2.8',
    'M7 19h10',
    'M14 16l3 3-3 3',
  ],
  down: ['M5 9l7 7 7-7'],
  edit: ['M4 20h4L19 9l-4-4L4 16z', 'M13 7l4 4'],
  lock: ['M6 11h12v9H6z', 'M8 11V8a4 4 0 0 1 8 0v3'],
  scan: ['M4 8V4h4', 'M16 4h4v4', 'M20 16v4h-4', 'M8 20H4v-4', 'M4 12h16'],
  person: ['M12 12a4 4 0 1 0 0-8a4 4 0 1 0 0 8', 'M5 20a7 7 0 0 1 14 0'],
  train: [
    'M6 4h12a2 2 0 0 1 2 2v9a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V6a2 2 0 0 1 2-2z',
    'M4 11h16',
    'M8 21l1-3',
    'M16 21l-1-3',
    'M8 14.5v.01',
    'M16 14.5v.01',
  ],
} as const satisfies Record<string, readonly string[]>;

export type IconName = keyof typeof ICON_PATHS;
