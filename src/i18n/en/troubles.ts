/** Why a table sent somebody away, and what to do next. Complete by the type of who says them. */
const reasons = {
  version: 'This device and the table have versions that do not fit together. Update the older one.',
  'no-such-table': 'That table is not there any more. Ask for the new QR code or address.',
  'wrong-code': 'That is not the code of this table. Look at its screen and type it again.',
  guarded:
    'Too many wrong codes were typed. Ask at the table to tap “Let people in again”, or scan the QR code.',
  locked: 'The table is locked. Ask there to unlock it, then join again.',
  full: 'Every seat is taken. Ask at the table for one more seat, then join again.',
  started: 'The game has begun already. Join after it, or watch on this screen.',
  'no-such-device': 'The table does not know this device any more. Join again with the code.',
  busy: 'Too many are at the door at once. Wait a moment and join again.',
  'too-slow': 'The table waited too long for this device. Join again.',
  'too-large': 'The table did not understand this device. Join again.',
  'too-fast': 'The table could not keep up with this device. Join again.',
  'bad-message':
    'The table did not understand this device. Join again; if it happens once more, update both.',
  'bad-box': 'The line to the table was disturbed. Join again.',
  replaced: 'You went on at this table in another window of this device. Go on there, or come back here.',
  removed: 'The seat of this device was taken away at the table. Ask there, then join again.',
  closed: 'The table was closed for everybody. What was played there is in the history.',
  silent: 'Nothing was heard of the table for too long. Come back to it.',
};

/** Why the table did not do what was asked of it. */
const refusals = {
  'not-now': 'That is not possible at the moment.',
  'no-such-seat': 'There is no such seat any more.',
  'seat-taken': 'Somebody was faster: the seat is taken.',
  'too-few-seats': 'There are too few seats for this game. Add a person or a bot.',
  'no-such-bot': 'This version does not know that bot.',
  'bad-choice': 'The table’s device does not know this map or these rules.',
  'not-saved': 'It could not be saved, so nothing was done. Make room on the device and try again.',
  'not-yours': 'Only the device that leads the table can do that.',
};

export const troubles = {
  reasons,
  refusals,
  versionHost: 'The table runs an older version of Interchange. Update it there.',
  versionGuest: 'This device runs an older version of Interchange. Update it here.',
  unreached:
    'Nobody answered there. Is the table still open on its screen? The QR code always has the right address.',
  notSaved: 'The table could not be saved on this device. Make room on it and try again.',
  noNetwork:
    'The system does not let this device reach others at the moment. Pass and play works without a network.',
  missing: 'This table is not on this device any more.',
  leftAlone:
    'This table was saved by a newer version of the app, or cannot be read right now. It is kept as it is.',
  overtaken: 'Something else was asked for meanwhile.',
  unreadable: 'This is no address and no invitation. An address looks like 192.168.1.5:4600.',
};
