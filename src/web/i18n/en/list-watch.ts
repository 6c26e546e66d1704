export const listWatch = {
  added: (count: number) => `${count} new`,
  changed: 'The list has changed',
  show: 'Show',
};
