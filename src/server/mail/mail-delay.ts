const minute = 60_000;
const delays = [10_000, 30_000, 2 * minute, 10 * minute, 30 * minute];

/** How long to wait after so many failed attempts before a mail is tried again. */
export const mailDelay = (attempts: number): number => delays[attempts - 1] ?? 60 * minute;
