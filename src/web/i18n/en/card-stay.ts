export const cardStay = {
  fresh: 'New',
  newSince: 'New since you last opened this search',
  invite: (name: string) => `Invite ${name} to stay`,
  invited: (state: string, name: string) => `${state}: your latest invitation to ${name}`,
};
