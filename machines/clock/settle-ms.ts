/** How long a surface ignores presses after it has changed its subject: the second half of a double click is not meant for it. */
export const settleMs = 700;
