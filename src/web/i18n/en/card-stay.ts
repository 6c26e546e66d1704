export const cardStay = {
  fresh: 'New',
  newSince: 'New since you last opened this search',
  invite: (name: string) => `Invite ${name} to stay`,
  isIn: (name: string, list: string) => `${name} is in the list “${list}”`,
  invited: (state: string, name: string) => `${state}: your latest invitation to ${name}`,
};
