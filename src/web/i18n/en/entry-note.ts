export const entryNote = {
  none: 'No note yet. It is written in the profile.',
};
