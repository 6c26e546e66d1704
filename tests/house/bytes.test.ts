import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface Chunk {
  file: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
}

const root = join(import.meta.dirname, '../..');
const kB = 1_000;
let folder: string;
let manifest: Record<string, Chunk>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vaya-web-'));
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const args = ['build', '--logLevel', 'error', '--outDir', folder, '--emptyOutDir'];
  execFileSync(process.execPath, [vite, ...args], { cwd: root, env: { ...process.env, NODE_ENV: 'production' } });
  manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const zipped = (name: string): number => gzipSync(readFileSync(join(folder, manifest[name]?.file ?? ''))).length;
const keysWhere = (test: (chunk: Chunk) => boolean) =>
  Object.keys(manifest).filter((key) => test(manifest[key] ?? { file: '' }));

function loadedBy(key: string, loaded = new Set<string>()): Set<string> {
  if (loaded.has(key)) return loaded;
  loaded.add(key);
  for (const next of manifest[key]?.imports ?? []) loadedBy(next, loaded);
  return loaded;
}

describe('the scripts of a page', () => {
  it('are at most 140 kB, zipped, for the shell', () => {
    const [entry = ''] = keysWhere(({ isEntry }) => isEntry === true);
    const sum = [...loadedBy(entry)].map(zipped).reduce((total, size) => total + size, 0);
    expect(sum).toBeLessThanOrEqual(140 * kB);
  });

  it('are at most 20 kB, zipped, for each page of its own', () => {
    const pages = keysWhere(({ isDynamicEntry }) => isDynamicEntry === true);
    expect(pages.length).toBeGreaterThan(3);
    const heavy = pages.map((page) => [page, zipped(page)] as const).filter(([, size]) => size > 20 * kB);
    expect(heavy).toEqual([]);
  });
});
