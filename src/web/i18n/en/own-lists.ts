export const ownLists = {
  yours: 'Your lists',
  add: 'New list',
  hint: 'Whoever you bookmark next goes into it.',
  full: (most: number) => `You have ${most} lists of your own, and there can be no more. Remove one first.`,
  move: 'Move',
  moveOf: (name: string) => `Move ${name} to another list`,
  moveTitle: (name: string) => `Move ${name} to a list`,
  isIn: (list: string) => `In the list “${list}”`,
  isHere: 'is in this list now',
  name: 'Name of the list',
  intoNew: 'Or into a new list',
  newName: 'New name',
  make: 'Make the list',
  saving: 'Saving...',
  rename: (list: string) => `Rename “${list}”`,
  saveName: 'Save the name',
  remove: (list: string) => `Remove “${list}”`,
  doubt: (count: number, first: string) =>
    count === 0
      ? 'Nobody is in this list.'
      : `${count === 1 ? '1 creator goes' : `${count} creators go`} into “${first}”, with your notes. Nobody is taken off.`,
  confirm: 'Remove the list',
  removing: 'Removing...',
  cancel: 'Cancel',
  notChanged: 'The lists could not be changed.',
  empty: (list: string) =>
    `Nobody is in “${list}” yet. Press Move below a card of another list, or in a profile, to put somebody here.`,
  gone: 'This list is no longer there. Whoever was in it is in your first list.',
  toFirst: (first: string) => `Go to “${first}”`,
  exportAll: 'Download all lists as CSV',
};
