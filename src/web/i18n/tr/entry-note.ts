import type { entryNote as english } from '../en/entry-note.ts';

export const entryNote: typeof english = {
  none: 'Henüz not yok',
};
