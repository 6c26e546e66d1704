export const hourMs = 60 * 60_000;
export const dayMs = 24 * hourMs;

/** The day of a moment in Greenwich, as every server counts it: '2026-06-15'. */
export const utcDay = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
