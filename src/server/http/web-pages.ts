import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#contract/language.ts';

export const webFolder = join(import.meta.dirname, '../../../dist/web');

interface WebPage {
  address: RegExp;
  html: Readonly<Record<Language, string>>;
}

interface BuiltPage {
  path: string;
  scripts: readonly string[];
  /** Those that a wide screen alone begins with. */
  wideScreen: readonly string[];
}

/** The base addresses that the app was built with. */
export interface WebAddresses {
  api: string;
  media: string;
}

export function webAddresses(): WebAddresses {
  const file = join(webFolder, 'addresses.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { api: '/api', media: '/media' };
}

let pages: readonly WebPage[] | undefined;

/** The one page of the web app, which names the scripts that this address begins with, and what its reader's language needs. */
export function webPageAt(path: string, language: Language): string {
  pages ??= readPages();
  return pages.find(({ address }) => address.test(path))?.html[language] ?? '';
}

function readPages(): readonly WebPage[] {
  const file = join(webFolder, 'pages.json');
  if (!existsSync(file)) return [];
  const html = readFileSync(join(webFolder, 'index.html'), 'utf8');
  const built: BuiltPage[] = JSON.parse(readFileSync(file, 'utf8'));
  const fonts = (html.match(namedFont) ?? []).flatMap((link) => addressIn.exec(link)?.[1] ?? []);
  const naming = (page: BuiltPage) => {
    const last = [...page.scripts.map(linkTo), ...page.wideScreen.map(linkOnWideScreen), inline(askForFonts(fonts))];
    return html.replaceAll(namedFont, '').replace('</head>', `${last.join('')}</head>`);
  };
  return built.map((page) => {
    const html = naming(page);
    return {
      address: addressOf(page.path),
      html: { en: html, tr: html.replace('<html lang="en"', '<html lang="tr"') },
    };
  });
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
const addressIn = / href="([^"]*)"/;

/** It runs once the style before it is there. Until then a slow line is for the scripts, without which nothing is seen. */
const askForFonts = (files: readonly string[]): string =>
  `for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement('link'),{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',href}))`;

const inline = (script: string): string => `<script nonce="__CSP_NONCE__">${script}</script>`;

const linkTo = (file: string): string => `<link rel="modulepreload" crossorigin href="${file}" nonce="__CSP_NONCE__">`;

const linkOnWideScreen = (file: string): string => linkTo(file).replace('<link', '<link media="(min-width: 1024px)"');
