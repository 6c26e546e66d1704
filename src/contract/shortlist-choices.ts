/** So many creators stand side by side. */
export const mostCompared = 4;
/** So many lists of their own a sponsor may have beside the first, which is there by itself. */
export const mostLists = 20;
export const longestListName = 40;
