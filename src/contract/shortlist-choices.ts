/** So many creators stand side by side. */
export const mostCompared = 4;
/** And so many are told of at once, as a long shortlist asks for them. */
export const mostAskedFor = 50;
/** So many lists of their own a sponsor may have beside the first, which is there by itself. */
export const mostLists = 20;
export const longestListName = 40;
