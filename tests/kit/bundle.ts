import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildWebIfNeeded } from '#server/http/build-web.ts';
import { webFolder } from '#server/http/web-pages.ts';

interface Weights {
  shell: number;
  styles: string[];
  /** Those that every page begins with; they come as they are. */
  fonts: { font: string; size: number }[];
  later: { script: string; size: number }[];
  pages: { page: string; beyond: number }[];
  /** All that a browser fetches first at each address, styles too, in so many files. */
  addresses: { path: string; files: number }[];
  /** How many files some scripts are with the shell, and styles too. */
  filesOf(...scripts: string[]): number;
}

interface BuiltPage {
  path: string;
  scripts: string[];
  wideScreen: string[];
}

interface Chunk {
  file: string;
  name?: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
}

/** What the scripts of the web app weigh on the wire: the shell, each that comes later, and all that each page alone makes a browser load, the heaviest first; and in how many files each address begins. */
export function weighBundle(): Weights {
  buildWebIfNeeded();
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(webFolder, '.vite/manifest.json'), 'utf8'));
  const chunks = Object.entries(manifest);
  const zipped = (key: string) => gzipSync(readFileSync(join(webFolder, manifest[key]?.file ?? ''))).length;
  const shell = chunks.filter(([, chunk]) => chunk.isEntry).flatMap(([key]) => [...loadedBy(manifest, key)]);
  const client = new Set(
    chunks.filter(([, { name }]) => name === 'ask').flatMap(([key]) => [...loadedBy(manifest, key)]),
  );
  const sum = (keys: readonly string[]) => keys.map(zipped).reduce((total, size) => total + size, 0);
  const styles = chunks.map(([, { file }]) => file).filter((file) => file.endsWith('.css'));
  const built: BuiltPage[] = JSON.parse(readFileSync(join(webFolder, 'pages.json'), 'utf8'));
  const beyond = (page: string) =>
    [...loadedBy(manifest, page)].filter((key) => !shell.includes(key) && !client.has(key));
  const later = chunks.filter(([, chunk]) => chunk.isDynamicEntry).map(([key]) => key);
  return {
    shell: sum(shell),
    styles,
    fonts: fontsIn(readFileSync(join(webFolder, 'index.html'), 'utf8')),
    later: later.map((script) => ({ script, size: zipped(script) })),
    pages: later
      .filter(isPage)
      .map((page) => ({ page, beyond: sum(beyond(page)) }))
      .toSorted((one, other) => other.beyond - one.beyond),
    addresses: built.map(({ path, scripts, wideScreen }) => ({
      path,
      files: shell.length + styles.length + scripts.length + wideScreen.length,
    })),
    filesOf: (...scripts) =>
      new Set([...shell, ...scripts.flatMap((script) => [...loadedBy(manifest, script)])]).size + styles.length,
  };
}

/** Dialogs come after their page, and the gallery, every part at once, is nobody's page. */
const isPage = (key: string): boolean => /(?:-route|^app\/.*pages?)\.tsx$/.test(key);

const fontsIn = (html: string) =>
  [...html.matchAll(/\/(assets\/[^"]+\.woff2)"/g)].map(([, font = '']) => ({
    font,
    size: statSync(join(webFolder, font)).size,
  }));

function loadedBy(manifest: Record<string, Chunk>, key: string, loaded = new Set<string>()): Set<string> {
  if (loaded.has(key)) return loaded;
  loaded.add(key);
  for (const next of manifest[key]?.imports ?? []) loadedBy(manifest, next, loaded);
  return loaded;
}
