import { readFileSync } from 'node:fs';

export interface Figure {
  name: string;
  ours: number;
  unit: string;
  against: { name: string; value: number } | { limit: number };
  spread: number;
  bound?: number;
}

const widestSpread = 0.25;

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

/** How far the middle half of the rounds lies apart, as a part of their median. */
export const spreadOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (part: number) => sorted[Math.round(part * (sorted.length - 1))] ?? Number.NaN;
  return (at(0.75) - at(0.25)) / median(values);
};

/** Milliseconds of processor that a process has used so far. */
export function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

export const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

export function describeFigure({ name, ours, unit, against, spread, bound }: Figure): string {
  const shown = `${round(ours)} ${unit}`;
  if ('limit' in against) return `${name}: ${shown}, limit ${against.limit} ${unit} ${mark(ours <= against.limit)}`;
  const peer = `${against.name} ${round(against.value)} ${unit}`;
  if (spread > widestSpread) return `${name}: ${shown}, ${peer}; spread ${Math.round(spread * 100)} %, no ratio`;
  const ratio = ours / against.value;
  return `${name}: ${shown}, ${peer}, ratio ${ratio.toFixed(2)}${bound ? ` of at most ${bound} ${mark(ratio <= bound)}` : ''}`;
}

const round = (value: number) => (value >= 100 ? Math.round(value) : Number(value.toPrecision(3)));
const mark = (kept: boolean) => (kept ? '✓' : '✗');
