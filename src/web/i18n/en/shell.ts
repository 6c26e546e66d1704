export const shell = {
  brokenTitle: 'Something went wrong',
  broken: 'This page could not be opened. Please check your connection and try again.',
  fault: 'This page has an error of ours; your connection is fine. Please load it again.',
  directoryTitle: 'Discover Creators',
};
