const en = {
  none: 'No note yet',
};

const tr: typeof en = {
  none: 'Henüz not yok',
};

export const entryNoteMessages = { en, tr };
