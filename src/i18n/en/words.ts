/** Words that several screens share. */
export const words = {
  back: 'Back',
  cancel: 'Cancel',
  close: 'Close',
  delete: 'Delete',
  undo: 'Undo',
  yes: 'Yes',
  no: 'No',
  playNow: 'Play now',
  points: (n: number) => (n === 1 ? '1 point' : `${n} points`),
  /** Under a number that stands by itself. */
  pointsOnly: (n: number): string => (n === 1 ? 'point' : 'points'),
  couldNotStart: 'The game could not be started. Please try again.',
};
