import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';

export type FileDeed = [deed: string, ...about: string[]];

export const recordIn = (file: string): FileDeed[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** What was done before a statement was first said to the database. */
export function untilSaid(record: readonly FileDeed[], statement: RegExp): readonly FileDeed[] {
  const said = record.findIndex(([deed, sql = '']) => deed === 'sql' && statement.test(sql));
  if (said < 0) throw new Error(`${statement} was never said.`);
  return record.slice(0, said);
}

/** What a power cut would leave of the files that were written by then: those whose bytes and names were all on the disk. */
export function safeAt(record: readonly FileDeed[]): { safe: Set<string>; lost: Set<string> } {
  const unsynced = new Map<string, string[]>();
  const written = new Set<string>();
  const torn = new Set<string>();
  for (const [deed, one = '', other = ''] of record) {
    if (deed === 'writing') torn.add(one);
    if (deed === 'written' || deed === 'writing') written.add(one);
    if (deed === 'renamed') for (const set of [written, torn]) if (set.delete(one)) set.add(other);
    const named = deed === 'made' ? namesOf(one, other) : deed === 'renamed' ? [other] : deed === 'synced' ? [] : [one];
    for (const name of named) unsynced.set(dirname(name), [...(unsynced.get(dirname(name)) ?? []), name]);
    if (deed === 'synced') unsynced.delete(one);
  }
  const nameless = [...unsynced.values()].flat();
  const isLost = (file: string) => torn.has(file) || nameless.some((name) => `${file}/`.startsWith(`${name}/`));
  const lost = new Set([...written].filter(isLost));
  return { lost, safe: new Set([...written].filter((file) => !lost.has(file))) };
}

/** All folders that were made, from the first to the last of them. */
const namesOf = (first: string, last: string): string[] =>
  last.length < first.length ? [] : [...namesOf(first, dirname(last)), last];
