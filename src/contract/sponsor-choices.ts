/** Free of schemas, so that a chart and a screen may import it. */
export const maxCompared = 4;
/** Creators in one request for their details. */
export const maxRequested = 50;
/** Creators who are added to a list at once. */
export const maxAdded = 20;
/** In addition to the first list, which always exists. */
export const maxLists = 20;
export const maxNoteLength = 500;
export const maxListNameLength = 40;

export const maxSearches = 20;
export const maxSearchNameLength = 60;

/** How often a sponsor is mailed about new matches of a search. */
export const searchMails = ['off', 'daily', 'weekly'] as const;
export type SearchMails = (typeof searchMails)[number];
