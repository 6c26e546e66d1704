import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBlocks, writeBlocks } from './block-file.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vaya-blocks-'));
  file = join(folder, 'blocks');
});
afterEach(() => rmSync(folder, { recursive: true }));

const head = 'blocks 1\n';
const seal = (digest: string) => digest;
const blocksOf = (letter: string, count: number) => Array.from({ length: count }, () => Buffer.alloc(2 ** 18, letter));
const write = (letter: string, count: number) => writeBlocks(file, head, blocksOf(letter, count), seal);
const firstLetter = () =>
  readBlocks(file, { head, seal }, async (blocks) => String.fromCharCode((await blocks.next())[0] ?? 0));

describe('a file of blocks', () => {
  it('is whole and of one of them, where several write it at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([write('a', 40), write('b', 3), write('c', 17)]);
      expect(['a', 'b', 'c']).toContain(await firstLetter());
    }
    expect(readdirSync(folder)).toEqual(['blocks']);
  });

  it('is as it was where its writing fails', async () => {
    await write('a', 1);
    const failing = function* () {
      yield* blocksOf('b', 8);
      throw new Error('No more.');
    };
    await expect(writeBlocks(file, head, failing(), seal)).rejects.toThrow('No more.');
    expect([await firstLetter(), readdirSync(folder)]).toEqual(['a', ['blocks']]);
  });

  it('has what a kill left of it cleared away once nobody can be writing it any more', async () => {
    const [left, underWay] = [join(folder, 'blocks.0a1b2c3d.part'), join(folder, 'blocks.4e5f6071.part')];
    const another = join(folder, 'keys.0a1b2c3d.part');
    for (const name of [left, underWay, another]) writeFileSync(name, 'begun');
    const longAgo = new Date(Date.now() - 2 * 60 * 60_000);
    for (const name of [left, another]) utimesSync(name, longAgo, longAgo);
    await write('a', 1);
    expect([left, underWay, another].map((name) => existsSync(name))).toEqual([false, true, true]);
  });
});
