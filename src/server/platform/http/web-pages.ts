import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const webFolder = join(import.meta.dirname, '../../../../dist/web');

interface WebPage {
  address: RegExp;
  html: string;
}

let pages: readonly WebPage[] | undefined;

/** The one page of the web app, which names the scripts that this address begins with. */
export function webPageAt(path: string): string {
  pages ??= readPages();
  return pages.find(({ address }) => address.test(path))?.html ?? '';
}

function readPages(): readonly WebPage[] {
  const file = join(webFolder, 'pages.json');
  if (!existsSync(file)) return [];
  const html = readFileSync(join(webFolder, 'index.html'), 'utf8');
  const built: { path: string; scripts: readonly string[] }[] = JSON.parse(readFileSync(file, 'utf8'));
  return built.map(({ path, scripts }) => ({
    address: addressOf(path),
    html: html.replace('</head>', `${scripts.map(preload).join('')}</head>`),
  }));
}

/** A part that is named `:id?` may be left out, and any address is `*`. */
const addressOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replace(/\/:\w+\?/g, '(?:/[^/]+)?')
      .replace(/:\w+/g, '[^/]+')
      .replace('*', '.*')}/?$`,
  );

const preload = (script: string): string =>
  `<link rel="modulepreload" crossorigin href="${script}" nonce="__CSP_NONCE__">`;
