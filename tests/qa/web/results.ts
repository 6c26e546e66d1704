import { useSyncExternalStore } from 'react';
import { defineStored } from '#machines/storage.ts';
import * as z from '#rules/zod.ts';

const result = z.object({
  flow: z.string(),
  /** What was played: "path 7" or "state open.sending". */
  target: z.string(),
  verdict: z.enum(['passed', 'failed']),
  note: z.string(),
  at: z.number(),
});
export type Result = z.infer<typeof result>;

/** What this tester has found, in this browser. */
const stored = defineStored({ key: 'qa.results', area: 'local', schema: z.array(result), isPlain: true });

export const readResults = (): Result[] => stored.read() ?? [];

const resultsOf = (flow: string): Result[] => readResults().filter((each) => each.flow === flow);

/** The newest result replaces that of an earlier run of the same path. */
export function saveResult(result: Result): void {
  const others = readResults().filter(({ flow, target }) => flow !== result.flow || target !== result.target);
  stored.write([...others, result]);
  for (const listener of listeners) listener();
}

export function useResult(flow: string, target: string): Result | undefined {
  const saved = useSyncExternalStore(subscribe, () =>
    JSON.stringify(resultsOf(flow).find((each) => each.target === target)),
  );
  return saved === undefined ? undefined : JSON.parse(saved);
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function lastResultOf(flow: string): string {
  const results = resultsOf(flow);
  const last = results.toSorted((one, other) => other.at - one.at)[0];
  if (!last) return 'Not run yet';
  const failed = results.filter(({ verdict }) => verdict === 'failed').length;
  const sum = failed === 0 ? `${results.length} passed` : `${failed} of ${results.length} failed`;
  return `${new Date(last.at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })}: ${sum}`;
}
