export const undo = {
  undo: 'Undo',
  undoOf: (name: string) => `Undo: ${name}`,
  undoSeveral: (count: number) => `Undo: ${count} applications`,
  decided: {
    approve: (name: string) => `${name} is approved.`,
    reject: (name: string) => `${name} is rejected.`,
  },
  decidedSeveral: {
    approve: (count: number) => `${count} applications are approved.`,
    reject: (count: number) => `${count} applications are rejected.`,
  },
  leaving: (seconds: number) => `The mails are sent in ${seconds}\u00a0s.`,
  undone: (name: string) => `Undone. ${name} is on hold again, and no mail was sent.`,
  undoneSeveral: (count: number, late: number) =>
    late === 0
      ? `Undone. ${count} applications are on hold again, and no mail was sent.`
      : `Undone for ${count}: they are on hold again. It was too late for ${late}.`,
  undoing: 'Undoing...',
  undoFailed: 'That did not work. Please try again.',
  unknown: (name: string) =>
    `We could not confirm that the decision on ${name} was undone, and the time for it is over. Please open the application and check.`,
  unknownSeveral: (count: number) =>
    `We could not confirm that the decisions on ${count} applications were undone, and the time for it is over. Please check them in the list.`,
};
