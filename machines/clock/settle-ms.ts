/** Ignores clicks after the content has changed: the second half of a double click is not meant for it. */
export const settleMs = 700;
