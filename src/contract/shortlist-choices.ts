export const maxCompared = 4;
/** Creators in one request for their details. */
export const maxRequested = 50;
/** Creators who are added to a list at once. */
export const maxAdded = 20;
/** In addition to the first list, which always exists. */
export const maxLists = 20;
export const maxNoteLength = 500;
export const maxListNameLength = 40;
