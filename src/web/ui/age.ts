const day = 86_400_000;

/** How many whole days lie between two moments; none where a clock is behind. */
export const daysBetween = (since: number, now: number): number => Math.max(0, Math.floor((now - since) / day));
