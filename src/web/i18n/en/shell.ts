export const shell = {
  brokenTitle: 'Something went wrong',
  broken: 'This page could not be opened. Please check your connection and try again.',
  directoryTitle: 'Discover Creators',
};
