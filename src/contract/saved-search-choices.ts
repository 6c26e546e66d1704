/** So many searches a sponsor may keep. */
export const mostSearches = 20;
export const longestSearchName = 60;
