export const comparison = {
  title: 'Compare creators',
  lead: 'What all of them have is said once, beside its heading. Below it each column says what is not everybody’s.',
  alone: 'Choose others as well, to see them beside each other.',
  table: 'Creators side by side',
  loading: 'Loading the comparison...',
  failed: 'The comparison could not be loaded.',
  empty: 'Nobody is chosen. Choose up to four creators by the scales on their cards.',
  gone: (count: number) =>
    count === 1
      ? 'One of those whom you chose is in the directory no more.'
      : `${count} of those whom you chose are in the directory no more.`,
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
