/** One thing that was measured: what was seen, what is wanted, and whether that is so. */
export interface Figure {
  what: string;
  seen: string;
  wanted: string;
  isMet: boolean | null;
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

/** How far the middle half of the values lies apart, as a share of their median. */
export function spread(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN;
  return (at(0.75) - at(0.25)) / median(values);
}

export const atMost = (what: string, seen: number, wanted: number, unit: string, digits = 2): Figure => ({
  what,
  seen: `${seen.toFixed(digits)}${unit}`,
  wanted: `≤ ${wanted}${unit}`,
  isMet: seen <= wanted,
});

/** What is worth knowing, without a limit. */
export const reported = (what: string, seen: number, unit: string): Figure => ({
  what,
  seen: `${seen.toFixed(0)}${unit}`,
  wanted: 'report',
  isMet: null,
});

/** Two things measured in turns, each turn a ratio, so that a slow moment falls on both. A restless run gives none. */
export function ratio(what: string, ours: readonly number[], theirs: readonly number[], wanted: number): Figure {
  const ratios = ours.map((value, turn) => value / (theirs[turn] ?? Number.NaN));
  const figure = atMost(what, median(ratios), wanted, ' ×');
  const unrest = spread(ratios);
  return unrest > 0.25 ? { ...figure, seen: `no ratio: spread ${Math.round(100 * unrest)} %`, isMet: null } : figure;
}
