import type { Catalogue } from '#contract/language.ts';

const en = {
  add: 'Add a note',
  noteAbout: (name: string) => `Note about ${name}`,
  removed: 'Removed.',
  removedWho: (name: string) => `${name} was removed.`,
  undo: 'Undo',
  undoOf: (name: string) => `Undo: ${name} was removed`,
};

const tr: typeof en = {
  add: 'Not ekle',
  noteAbout: (name) => `Not: ${name}`,
  removed: 'Kaldırıldı.',
  removedWho: (name) => `${name} kaldırıldı.`,
  undo: 'Geri al',
  undoOf: (name) => `Geri al: ${name} kaldırıldı`,
};

export const entryNoteMessages = { en, tr } satisfies Catalogue<typeof en>;
