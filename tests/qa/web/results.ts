import { useSyncExternalStore } from 'react';
import { defineStored } from '#machines/storage.ts';
import * as z from '#rules/zod.ts';
import { type Result, resultSchema } from '../result.ts';

/** What this tester has found, in this browser. */
const stored = defineStored({ key: 'qa.results', area: 'local', schema: z.array(resultSchema), isPlain: true });

const tester = defineStored({ key: 'qa.tester', area: 'local', schema: z.string(), isPlain: true });

/** The name that results have. */
export const readTester = (): string => tester.read() ?? '';
export const saveTester = (name: string): void => tester.write(name);

let version: Promise<string | null> | undefined;

/** The commit of the workbench; null where it is no checkout. */
export function readVersion(): Promise<string | null> {
  version ??= fetch('/api/qa/version')
    .then((response) => response.json())
    .then(({ commit }) => commit);
  return version;
}

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
