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

/** Adds results of a file; what this browser has of the same path stays. Answers how many were added. */
export function takeResults(results: readonly Result[]): number {
  const isKnown = ({ flow, target, isPlayed }: Result) =>
    readResults().some((each) => each.flow === flow && each.target === target && each.isPlayed === isPlayed);
  const added = results.filter((each) => !isKnown(each));
  // Pictures would soon fill the storage of the browser.
  for (const { picture: _, ...result } of added) saveResult(result);
  return added.length;
}

/** What a person found about the paths of a flow, and what Play all did. */
export function useResults(flow: string): Result[] {
  return JSON.parse(useSyncExternalStore(subscribe, () => JSON.stringify(resultsOf(flow))));
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is known of a path: its newest result, unless Play all passed what a person had failed. */
export function standingOf(results: readonly Result[]): 'passed' | 'failed' | 'passed since' | null {
  const newest = results.toSorted((one, other) => other.at - one.at)[0];
  if (newest?.verdict !== 'passed') return newest?.verdict ?? null;
  return results.some(({ verdict }) => verdict === 'failed') ? 'passed since' : 'passed';
}

export function lastResultOf(flow: string): string {
  const results = resultsOf(flow);
  if (results.length === 0) return 'Not run yet';
  const last = new Date(Math.max(...results.map(({ at }) => at)));
  const paths = [...Map.groupBy(results, ({ target }) => target).values()].map(standingOf);
  const [failed, since] = ['failed', 'passed since'].map((each) => paths.filter((path) => path === each).length);
  const sum = failed === 0 ? `${paths.length} passed` : `${failed} of ${paths.length} failed`;
  const again = since === 0 ? '' : `, ${since} of them failed by hand before`;
  return `${last.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })}: ${sum}${failed === 0 ? again : ''}`;
}
