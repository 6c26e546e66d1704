/** So many creators stand side by side. */
export const mostCompared = 4;
