const day = 86_400_000;

/** Whole days between two moments, at least 0 because clocks can differ. */
export const daysBetween = (since: number, now: number): number => Math.max(0, Math.floor((now - since) / day));
