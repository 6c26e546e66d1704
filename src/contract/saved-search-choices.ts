export const maxSearches = 20;
export const maxSearchNameLength = 60;

/** How often a sponsor is mailed about new matches of a search. */
export const searchMails = ['off', 'daily', 'weekly'] as const;
export type SearchMails = (typeof searchMails)[number];
