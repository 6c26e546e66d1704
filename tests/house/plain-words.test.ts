import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Words that were a dialect of this code base, and what every engineer says instead. */
const instead: Record<string, string> = {
  whoever: 'the role: the creator, the client, the caller',
  somebody: 'the role',
  nobody: 'no one, or the role',
  anew: 'again',
  meanwhile: 'until …, while …',
  upon: 'on',
  beside: 'next to, in addition to',
  deed: 'audit entry, action',
  doer: 'actor',
  wish: 'query',
  sealed: 'encrypted',
  sealer: 'cipher',
  unseal: 'decrypt',
  neighbour: 'circuit breaker, dependency',
  allowance: 'rate limit',
  lapsed: 'expired',
  newcomer: 'new match',
  newcomers: 'new matches',
  erasure: 'deletion',
  outlet: 'feed, export',
  patience: 'timeout',
  patiently: 'with a timeout',
  shelf: 'storage',
  anybody: 'anyone, or the role',
  told: 'the noun: message, reply',
};

const wordsOf = (text: string): string[] =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z]+/g) ?? [];

it('the server, the contract, the rules and the client speak plain English', () => {
  const files = globSync('src/{server,contract,rules,api}/**/*.{ts,cjs}', { cwd: root });
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    `${file}\n${readFileSync(join(root, file), 'utf8')}`.split('\n').flatMap((line, index) =>
      wordsOf(line)
        .filter((word) => Object.hasOwn(instead, word))
        .map((word) => `${file}:${index}: “${word}”: write ${instead[word]}`),
    ),
  );
  expect(found).toEqual([]);
});

it('the charts and the screens speak plain English', () => {
  const words = ['whoever', 'somebody', 'nobody', 'anybody', 'anew', 'meanwhile', 'upon', 'beside', 'told'];
  const files = globSync('{machines,src/web}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.(?:test|messages)\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(600);
  const found = files.filter((file) =>
    wordsOf(readFileSync(join(root, file), 'utf8')).some((word) => words.includes(word)),
  );
  expect(found).toEqual([]);
});
