export const entryNote = {
  none: 'No note yet',
};
