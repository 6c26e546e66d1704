import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#contract/language.ts';

export const webFolder = join(import.meta.dirname, '../../../../dist/web');

interface WebPage {
  address: RegExp;
  html: Readonly<Record<Language, string>>;
}

interface BuiltPage {
  path: string;
  scripts: readonly string[];
  /** Those that a wide screen alone begins with. */
  beside: readonly string[];
  /** What runs before any of them. */
  early: string;
}

let pages: readonly WebPage[] | undefined;

/** The one page of the web app, which names the scripts that this address begins with, and what its reader's language needs: fonts last, those first that the words wait for. */
export function webPageAt(path: string, language: Language): string {
  pages ??= readPages();
  return pages.find(({ address }) => address.test(path))?.html[language] ?? '';
}

function readPages(): readonly WebPage[] {
  const file = join(webFolder, 'pages.json');
  if (!existsSync(file)) return [];
  const html = readFileSync(join(webFolder, 'index.html'), 'utf8');
  const built: BuiltPage[] = JSON.parse(readFileSync(file, 'utf8'));
  const turkish: string[] = JSON.parse(readFileSync(join(webFolder, 'turkish.json'), 'utf8'));
  const named = html.match(namedFont) ?? [];
  const naming = (page: BuiltPage, more: readonly string[]) => {
    const scripts = [...more.filter((file) => !isFont(file)), ...page.scripts].map(linkTo);
    const fonts = [...named, ...more.filter(isFont).map(linkToFont)];
    const last = [...scripts, ...page.beside.map(linkBeside), ...fonts];
    return html
      .replaceAll(namedFont, '')
      .replace(charset, (found) => `${found}${inline(page.early)}`)
      .replace('</head>', `${last.join('')}</head>`);
  };
  return built.map((page) => ({
    address: addressOf(page.path),
    html: { en: naming(page, []), tr: naming(page, turkish) },
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

/** Only those in the head hold up what is painted first: a font that came later would move it. */
const namedFont = /<link rel="preload" as="font"[^>]*>/g;

/** Before any style: a script waits for those that stand before it. */
const charset = /<meta charset[^>]*>/;

const inline = (script: string): string => (script === '' ? '' : `<script nonce="__CSP_NONCE__">${script}</script>`);

const isFont = (file: string): boolean => file.endsWith('.woff2');

const linkTo = (file: string): string => `<link rel="modulepreload" crossorigin href="${file}" nonce="__CSP_NONCE__">`;
const linkToFont = (file: string): string =>
  `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>`;

const linkBeside = (file: string): string => linkTo(file).replace('<link', '<link media="(min-width: 1024px)"');
