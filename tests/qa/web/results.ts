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

/** The newest result replaces an earlier one of the same path, but Play all never replaces what a person found. */
export function saveResult(result: Result): void {
  const isOlder = ({ flow, target, isPlayed }: Result) =>
    flow === result.flow && target === result.target && isPlayed === result.isPlayed;
  stored.write([...readResults().filter((each) => !isOlder(each)), result]);
  for (const listener of listeners) listener();
}

/** What a person found about a path, and what Play all did. */
export function useResults(flow: string, target: string): Result[] {
  const saved = useSyncExternalStore(subscribe, () =>
    JSON.stringify(resultsOf(flow).filter((each) => each.target === target)),
  );
  return JSON.parse(saved);
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
  const paths = [...Map.groupBy(results, ({ target }) => target).values()];
  const failed = paths.filter((those) => those.some(({ verdict }) => verdict === 'failed')).length;
  const sum = failed === 0 ? `${paths.length} passed` : `${failed} of ${paths.length} failed`;
  return `${new Date(last.at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })}: ${sum}`;
}
