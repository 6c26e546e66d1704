const en = {
  add: 'Add a note',
  addFor: (name: string) => `Add a note about ${name}`,
};

const tr: typeof en = {
  add: 'Not ekle',
  addFor: (name) => `Not ekle: ${name}`,
};

export const entryNoteMessages = { en, tr };
