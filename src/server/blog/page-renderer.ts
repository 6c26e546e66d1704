import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BlogAssets, BlogRenderer } from '#contract/blog-document.ts';
import { pagesFolder as folder, readManifest } from '../http/web-pages.ts';

/** The components of the web app, built for the server, with the assets that they link. */
export interface PageRenderer extends BlogRenderer {
  assets: BlogAssets;
  /** A hash of the build, part of the cache keys. */
  build: string;
}

let loading: Promise<PageRenderer | null> | undefined;

/** Null when the web app was not built. A server loads it at its start: an upgrade replaces the build under old processes. */
export function pageRenderer(): Promise<PageRenderer | null> {
  loading ??= load();
  return loading;
}

async function load(): Promise<PageRenderer | null> {
  const script = join(folder, 'render-blog.js');
  if (!existsSync(script)) return null;
  const renderer: BlogRenderer = await import(pathToFileURL(script).href);
  const assets = { style: styleIn(folder), app: appScript() };
  const build = createHash('sha256').update(readFileSync(script)).update(JSON.stringify(assets)).digest('hex');
  const { renderBlog, renderMissing, renderVisitorPage, plainPage, shareCard } = renderer;
  return { renderBlog, renderMissing, renderVisitorPage, plainPage, shareCard, assets, build: build.slice(0, 12) };
}

const styleIn = (path: string): string =>
  readdirSync(join(path, 'assets'))
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(path, 'assets', name), 'utf8').trim())
    .join('');

const appScript = (): string => `/${readManifest()['index.html']?.file ?? ''}`;
