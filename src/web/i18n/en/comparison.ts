export const comparison = {
  title: 'Compare creators',
  lead: 'What they all share stands beside each heading. The columns show where they differ.',
  alone: 'Choose others as well, to see them beside each other.',
  table: 'Creators side by side',
  loading: 'Loading the comparison...',
  failed: 'The comparison could not be loaded.',
  empty: 'No creators are chosen. Choose up to four with “Compare with others” in the menu of their cards.',
  gone: (count: number) =>
    count === 1
      ? 'One of the creators you chose is no longer in the directory.'
      : `${count} of the creators you chose are no longer in the directory.`,
  back: 'Choose others',
  leaveOut: (name: string) => `Leave ${name} out`,
  where: 'Where they are',
  next: 'Next trips',
  noNext: 'No days are known.',
  shared: 'All of them:',
  nothingElse: 'Nothing else',
  none: 'None',
  note: 'Your note',
  invitation: 'Your latest invitation',
  noInvitation: 'None yet',
  on: (network: string, name: string) => `${name} on ${network}`,
  followers: 'Followers',
  inAll: (trips: string) => `${trips} in all`,
};
