export const cardStay = {
  invite: (name: string) => `Invite ${name} to stay`,
  invited: (state: string, name: string) => `${state}: your latest invitation to ${name}`,
};
