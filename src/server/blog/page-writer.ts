import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BlogAssets, WritePages } from '#contract/blog-document.ts';
import { webFolder } from '../http/web-pages.ts';

const folder = join(webFolder, '../pages');

/** What pages are written with: the components of the web app, built for the server, and the files that they name. */
export interface PageWriter extends WritePages {
  assets: BlogAssets;
  /** Another one for each build: pages of two builds are two pages. */
  build: string;
}

let loading: Promise<PageWriter | null> | undefined;

/** Loaded with the first page that is asked for; null where nothing was built. */
export function pageWriter(): Promise<PageWriter | null> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<PageWriter | null> {
  const script = join(folder, 'render-blog.js');
  if (!existsSync(script)) return null;
  const writer: WritePages = await import(pathToFileURL(script).href);
  const assets = { style: styleIn(folder), app: appIn(webFolder) };
  const build = createHash('sha256').update(readFileSync(script)).update(JSON.stringify(assets)).digest('hex');
  const { renderBlog, renderNobody, shareWords } = writer;
  return { renderBlog, renderNobody, shareWords, assets, build: build.slice(0, 12) };
}

const styleIn = (path: string): string =>
  readdirSync(join(path, 'assets'))
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(path, 'assets', name), 'utf8').trim())
    .join('');

function appIn(path: string): BlogAssets['app'] {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(join(path, '.vite/manifest.json'), 'utf8'),
  );
  const addressOf = (name: string) => `/${manifest[name]?.file ?? ''}`;
  return { script: addressOf('index.html'), style: addressOf('style.css') };
}
