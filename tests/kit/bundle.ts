import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pages } from '#contract/pages.ts';
import { buildWebIfNeeded } from '#server/http/build-web.ts';
import { filesOf, readManifest, webFolder } from '#server/http/web-pages.ts';

/** Bytes of the built app on the wire; scripts are gzipped. */
interface BundleSizes {
  shell: number;
  /** What each page loads beyond the shell, the heaviest first. */
  pages: { path: string; beyond: number; files: number }[];
  styles: string[];
  /** Those that every page shows. */
  fonts: { font: string; size: number }[];
}

export function measureBundle(): BundleSizes {
  buildWebIfNeeded();
  const manifest = readManifest();
  const shell = filesOf(manifest, ['index.html']);
  return {
    shell: gzipped(shell),
    pages: pages
      .map(({ path, layout, module }) => {
        const all = filesOf(manifest, ['index.html', module, ...(layout ? [layout] : [])]);
        return { path, beyond: gzipped(all) - gzipped(shell), files: all.length };
      })
      .toSorted((one, other) => other.beyond - one.beyond),
    styles: Object.values(manifest)
      .map(({ file }) => file)
      .filter((file) => file.endsWith('.css')),
    fonts: Object.entries(manifest)
      .filter(([name]) => name.startsWith('ui/fonts/') && name.endsWith('-latin.woff2'))
      .map(([font, { file }]) => ({ font, size: statSync(join(webFolder, file)).size })),
  };
}

const gzipped = (files: readonly string[]): number =>
  files.reduce((total, file) => total + gzipSync(readFileSync(join(webFolder, file))).length, 0);
