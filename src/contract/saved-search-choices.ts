export const maxSearches = 20;
export const maxSearchNameLength = 60;
