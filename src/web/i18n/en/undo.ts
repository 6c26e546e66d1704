export const undo = {
  undo: 'Undo',
  decided: {
    approve: (name: string) => `${name} is approved.`,
    reject: (name: string) => `${name} is rejected.`,
  },
  decidedSeveral: {
    approve: (count: number) => `${count} are approved.`,
    reject: (count: number) => `${count} are rejected.`,
  },
  leaving: (seconds: number) => `The mails leave in ${seconds}\u00a0s.`,
  undone: (name: string) => `Taken back: ${name} is on hold again, and nobody was told.`,
  undoneSeveral: (count: number, late: number) =>
    late === 0
      ? `Taken back: ${count} are on hold again, and nobody was told.`
      : `Taken back: ${count} on hold again. For ${late} it was too late.`,
  undoing: 'Taking it back...',
  undoFailed: 'That did not work. Please try again.',
  unknown: (name: string) =>
    `It is not known whether the decision on ${name} was taken back, and the time for it is over. Please look how it stands.`,
  unknownSeveral: (count: number) =>
    `It is not known whether the decision on ${count} was taken back, and the time for it is over. Please look how they stand.`,
};
