import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Weights {
  shell: number;
  later: { script: string; size: number }[];
  pages: { page: string; beyond: number }[];
}

interface Chunk {
  file: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
}

const root = join(import.meta.dirname, '../..');

/** The web app, built once more into a folder of its own, and what its scripts weigh on the wire: the shell, each script that comes later, and all that each page alone makes a browser load, the heaviest first. */
export function weighBundle(): Weights {
  const folder = mkdtempSync(join(tmpdir(), 'vaya-web-'));
  try {
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    const args = ['build', '--logLevel', 'error', '--outDir', folder, '--emptyOutDir'];
    execFileSync(process.execPath, [vite, ...args], { cwd: root, env: { ...process.env, NODE_ENV: 'production' } });
    return weigh(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Dialogs come after their page, and the gallery, every part at once, is nobody's page. */
const isPage = (key: string): boolean => /(?:-route|^app\/.*pages?)\.tsx$/.test(key);

function weigh(folder: string): Weights {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const chunks = Object.entries(manifest);
  const zipped = (key: string) => gzipSync(readFileSync(join(folder, manifest[key]?.file ?? ''))).length;
  const shell = chunks.filter(([, chunk]) => chunk.isEntry).flatMap(([key]) => [...loadedBy(manifest, key)]);
  const client = loadedBy(manifest, '../api/session.ts');
  const sum = (keys: readonly string[]) => keys.map(zipped).reduce((total, size) => total + size, 0);
  const beyond = (page: string) =>
    [...loadedBy(manifest, page)].filter((key) => !shell.includes(key) && !client.has(key));
  const later = chunks.filter(([, chunk]) => chunk.isDynamicEntry).map(([key]) => key);
  return {
    shell: sum(shell),
    later: later.map((script) => ({ script, size: zipped(script) })),
    pages: later
      .filter(isPage)
      .map((page) => ({ page, beyond: sum(beyond(page)) }))
      .toSorted((one, other) => other.beyond - one.beyond),
  };
}

function loadedBy(manifest: Record<string, Chunk>, key: string, loaded = new Set<string>()): Set<string> {
  if (loaded.has(key)) return loaded;
  loaded.add(key);
  for (const next of manifest[key]?.imports ?? []) loadedBy(manifest, next, loaded);
  return loaded;
}
