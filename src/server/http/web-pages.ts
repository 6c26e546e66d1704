import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Language } from '#contract/language.ts';
import { type PageRole, type ProductPage, pages } from '#contract/pages.ts';

const dist = join(import.meta.dirname, '../../../dist');
export const builtFolder = join(dist, 'web');
export const pagesFolder = join(dist, 'pages');
/** VAYA_QA=on serves a second build of the web app, which has the panel of the QA workbench. */
export const webFolder = process.env.VAYA_QA === 'on' ? join(dist, 'qa/product') : builtFolder;

/** The base addresses that the app was built with. */
export interface WebAddresses {
  api: string;
  media: string;
}

export function webAddresses(folder = webFolder): WebAddresses {
  const file = join(folder, 'built.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { api: '/api', media: '/media' };
}

let webPages: ReturnType<typeof readPages> | undefined;

/** The HTML of the app, which names the scripts that the page at this path begins with. */
export function webPageAt(path: string, language: Language): string {
  webPages ??= readPages();
  const html = webPages.find(({ pattern }) => pattern.test({ pathname: path }))?.html ?? '';
  return html.replace('<html lang="en"', `<html lang="${language}"`);
}

const patternOf = ({ path }: ProductPage) => new URLPattern({ pathname: path === '*' ? path : `${path}{/}?` });
const known = pages.filter(({ path }) => path !== '*').map(patternOf);

/** Whether the app has a page at this path. */
export const isKnownPage = (path: string): boolean => known.some((pattern) => pattern.test({ pathname: path }));

type Manifest = Readonly<Record<string, Chunk>>;

interface Chunk {
  file: string;
  name?: string;
  imports?: readonly string[];
}

export const readManifest = (): Manifest => JSON.parse(readFileSync(join(webFolder, '.vite/manifest.json'), 'utf8'));

/** Modules that every page of a role imports as soon as it runs. */
const guards: Partial<Record<PageRole, string[]>> = {
  sponsor: ['app/require-sponsor.tsx'],
  staff: ['app/require-staff.tsx'],
};

/** Modules that a page imports itself as soon as it runs on a wide screen. */
const onWideScreen: Readonly<Record<string, string[]>> = { '/blog/:username/config': ['blog/blog-in-app.tsx'] };

function readPages() {
  if (!existsSync(join(webFolder, 'built.json'))) return [];
  const html = readFileSync(join(webFolder, 'index.html'), 'utf8');
  const manifest = readManifest();
  const shell = filesOf(manifest, ['index.html']);
  return pages.toSorted(byParams).map((page) => {
    const { layout, module, path, role } = page;
    const always = filesOf(manifest, [...(layout ? [layout] : []), module, ...(guards[role] ?? [])], shell);
    const onWideScreens = filesOf(manifest, onWideScreen[path] ?? [], [...shell, ...always]);
    const links = [
      ...always.map((file) => linkTo(file)),
      ...onWideScreens.map((file) => linkTo(file, ' media="(min-width: 1024px)"')),
    ];
    return {
      pattern: patternOf(page),
      html: html.replace('</head>', `${links.join('')}</head>`),
    };
  });
}

/** The chunks of these modules and all that they import, without those that are loaded already. */
export function filesOf(manifest: Manifest, modules: readonly string[], loaded: readonly string[] = []): string[] {
  const files = new Set(loaded);
  const add = (module: string) => {
    const chunk = chunkOf(manifest, module);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  modules.forEach(add);
  return [...files].slice(loaded.length);
}

/** A module that others import statically too has no key of its own, only a chunk of its name. */
function chunkOf(manifest: Manifest, module: string): Chunk {
  const chunk = manifest[module] ?? Object.values(manifest).find(({ name }) => name === basename(module, '.tsx'));
  if (!chunk) throw new Error(`The build has no chunk of ${module}.`);
  return chunk;
}

/** Literal paths come before those with parameters. */
const byParams = (one: ProductPage, other: ProductPage): number => paramsIn(one) - paramsIn(other);
const paramsIn = ({ path }: ProductPage): number => (path === '*' ? Number.POSITIVE_INFINITY : path.split(':').length);

const linkTo = (file: string, media = ''): string =>
  `<link${media} rel="modulepreload" crossorigin href="/${file}" nonce="__CSP_NONCE__">`;
