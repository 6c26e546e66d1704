import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { type ProductPage, pages as productPages } from './src/contract/pages.ts';

/** The messages of a reader who prefers Turkish. */

/** Writes what the server has to know of the build: its base addresses, and the scripts to preload for each page. */
export const pageScripts = (web: string): Plugin => ({
  name: 'vaya-page-scripts',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle({ dir = '' }, bundle) {
    const { VITE_API_URL: api = '/api', VITE_CDN_URL: media = '/media' } = this.environment.config.env;
    const scriptsOf = (modules: readonly string[], but: readonly string[] = []) =>
      [
        ...chunksOf(
          bundle,
          modules.map((module) => join(web, module)),
        ),
      ].filter((file) => !but.includes(file));
    const shell = scriptsOf(['main.tsx']);
    const addressesOf = (files: readonly string[]) => files.map((file) => `/${file}`);
    const pages = productPages.toSorted(narrowestFirst).map(({ path, preloadsOnWideScreens = [], ...page }) => {
      const own = scriptsOf([...(page.layout ? [page.layout] : []), page.module, ...page.preloads], shell);
      const more = scriptsOf(preloadsOnWideScreens, [...shell, ...own]);
      return { path, scripts: addressesOf(own), wideScreen: addressesOf(more) };
    });
    writeFileSync(join(dir, 'addresses.json'), JSON.stringify({ api, media }));
    writeFileSync(join(dir, 'pages.json'), JSON.stringify(pages));
  },
});

/** A module that several pages share may have been bundled with others, and the manifest then does not name it. */
function chunksOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): ReadonlySet<string> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const found = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const file of chunk.imports) add(chunks.find(({ fileName }) => fileName === file));
  };
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module));
    if (!chunk) throw new Error(`There is no script ${module}.`);
    add(chunk);
  }
  return found;
}

/** `/blog/:username/login` comes before `/blog/:username/:segment`, and any address last. */
const narrowestFirst = (one: ProductPage, other: ProductPage): number => widthOf(one) - widthOf(other);
const widthOf = ({ path }: ProductPage): number => (path === '*' ? Number.POSITIVE_INFINITY : path.split(':').length);
