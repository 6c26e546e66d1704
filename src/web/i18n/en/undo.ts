export const undo = {
  undo: 'Undo',
  decided: {
    approve: (name: string) => `${name} is approved.`,
    reject: (name: string) => `${name} is rejected.`,
  },
  leaving: (seconds: number) => `The mails leave in ${seconds} s.`,
  undone: (name: string) => `Taken back: ${name} is on hold again, and nobody was told.`,
  undoing: 'Taking it back...',
  undoFailed: 'That did not work. Please try again.',
};
