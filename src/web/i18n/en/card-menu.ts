export const cardMenu = {
  more: (name: string) => `More for ${name}`,
  invite: 'Invite to stay',
  openInvitation: 'Open the latest invitation',
  openList: (list: string) => `Open the list “${list}”`,
  fresh: 'New',
  newSince: 'New since you last opened this search',
  chosen: 'To compare',
  latestInvitation: 'Latest invitation',
  list: 'In the list',
};
