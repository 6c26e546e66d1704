import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folderStore } from './media-store.ts';

let home: string;
let folder: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'vaya-media-'));
  folder = join(home, 'media');
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

describe('pictures in a folder of ours', () => {
  it('are read whole or not at all, while they are written', async () => {
    const store = folderStore(folder);
    const bytes = new Uint8Array(24_000_000).fill(7);
    let isWritten = false;
    const writing = store.write('demo-portrait/one/320.webp', bytes).then(() => {
      isWritten = true;
    });
    const lengths = new Set<number | null>();
    while (!isWritten) {
      lengths.add((await store.read('demo-portrait/one/320.webp'))?.length ?? null);
      await turn();
    }
    await writing;
    lengths.add((await store.read('demo-portrait/one/320.webp'))?.length ?? null);
    expect(lengths).toEqual(new Set([null, bytes.length]));
    expect(readdirSync(join(folder, 'demo-portrait/one'))).toEqual(['320.webp']);
  });

  it('that two draw at once are those of one of them', async () => {
    const store = folderStore(folder);
    const sizes = [2_000_000, 1_000_000];
    await Promise.all(sizes.map((size) => store.write('demo-portrait/one/320.webp', new Uint8Array(size).fill(size))));
    const bytes = await store.read('demo-portrait/one/320.webp');
    expect(sizes).toContain(bytes?.length);
    expect(new Set(bytes)).toHaveLength(1);
  });

  it('leave no folder and no partly written file behind', async () => {
    const store = folderStore(folder);
    for (const width of [96, 320]) await store.write(`profile/one/${width}.webp`, new Uint8Array([1]));
    await store.write('profile/other/96.webp', new Uint8Array([1]));
    writeFileSync(join(folder, 'profile/one/800.webp.abcdef.part'), 'begun');
    await store.remove('profile/one', ['96.webp', '320.webp', '800.webp']);
    expect(readdirSync(join(folder, 'profile'))).toEqual(['other']);
    await store.remove('profile/one', ['96.webp']);
  });

  it('are not written where all around the folder was deleted', async () => {
    mkdirSync(folder);
    const store = folderStore(folder);
    rmSync(home, { recursive: true });
    await expect(store.write('profile/one/96.webp', new Uint8Array([1]))).rejects.toThrow('The data folder is gone.');
    expect(existsSync(home)).toBe(false);
  });
});
