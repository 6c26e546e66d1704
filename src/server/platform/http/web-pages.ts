import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#contract/language.ts';

export const webFolder = join(import.meta.dirname, '../../../../dist/web');

interface WebPage {
  address: RegExp;
  html: Readonly<Record<Language, string>>;
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
  const built: { path: string; scripts: readonly string[] }[] = JSON.parse(readFileSync(file, 'utf8'));
  const turkish: string[] = JSON.parse(readFileSync(join(webFolder, 'turkish.json'), 'utf8'));
  const named = html.match(namedFont) ?? [];
  const naming = (files: readonly string[]) => {
    const [fonts, scripts] = [files.filter(isFont), files.filter((file) => !isFont(file))];
    const last = [...scripts.map(preload), ...named, ...fonts.map(preload)].join('');
    return html.replaceAll(namedFont, '').replace('</head>', `${last}</head>`);
  };
  return built.map(({ path, scripts }) => ({
    address: addressOf(path),
    html: { en: naming(scripts), tr: naming([...turkish, ...scripts]) },
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

const isFont = (file: string): boolean => file.endsWith('.woff2');

const preload = (file: string): string =>
  !isFont(file)
    ? `<link rel="modulepreload" crossorigin href="${file}" nonce="__CSP_NONCE__">`
    : `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>`;
