import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const starved = join(import.meta.dirname, '../kit/no-descriptors.ts');

/** What becomes of two calls with so many left, and of one after them. */
function answersTo(what: string, left: readonly number[]): string[][] {
  const args = ['-c', 'ulimit -n 128 && exec "$0" "$@"', process.execPath, starved, what, ...left.map(String)];
  const { status, stdout, stderr } = spawnSync('sh', args, { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return JSON.parse(stdout);
}

it('a worker process that cannot be started costs those who wait an honest answer, and the next nothing', () => {
  const lost = expect.stringMatching(/^Unavailable: .*EMFILE/);
  // It takes six.
  expect(answersTo('process', [0, 1, 2, 3, 4, 5, 6])).toEqual([
    ...Array(6).fill([lost, lost, 'done']),
    ['done', 'done', 'done'],
  ]);
});

it('what tells a password that is guessed is loaded later where it could not be', () => {
  const lost = expect.stringContaining('too many open files');
  expect(answersTo('password', [0])).toEqual([[lost, lost, 'done']]);
});
