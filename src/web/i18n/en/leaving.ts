export const leaving = {
  title: 'Leave without saving?',
  words: 'Your last changes are not saved yet.',
  leave: 'Leave',
  stay: 'Stay',
};
