import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '#contract/language.ts';
import { barriersOf } from '#tests/kit/barriers.ts';
import { closePages, patience, sharedChromium } from '#tests/kit/chromium.ts';
import { followPage } from '#tests/kit/follow-page.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';
import { signInAt } from '#tests/kit/signed-in.ts';
import {
  fillProduct,
  type Links,
  openProductPage,
  type ProductPage,
  productPages,
  type Role,
  usernames,
} from './product-pages.ts';

export interface Look {
  language: Language;
  width: number;
  colorScheme: 'light' | 'dark';
}

const locales: Record<Language, string> = { en: 'en-GB', tr: 'tr-TR' };

/** Checks pages of the product at one width, in one language and one colour scheme. */
export function checkPages(
  { language, width, colorScheme }: Look,
  names: readonly string[] = Object.keys(productPages),
): void {
  const isChecked = ([name, { width: only = width }]: [string, ProductPage]) => names.includes(name) && only === width;
  let server: TestServer;
  let links: Links;
  let page: Page;
  let tellOf: ReturnType<typeof followPage>;
  let complaints: string[] = [];
  const options: BrowserContextOptions = {
    ...{ locale: locales[language], colorScheme, reducedMotion: 'reduce' },
    viewport: { width, height: 800 },
  };

  /** One tab for each role, which stays signed in from page to page. */
  const tabs = new Map<string, Page>();
  async function tabOf(role: Role | undefined): Promise<Page> {
    const known = tabs.get(role ?? 'visitor');
    if (known) return known;
    const context = await (await sharedChromium()).newContext({ ...options, baseURL: server.url });
    const tab = await context.newPage();
    tab.setDefaultTimeout(patience);
    tab.on('pageerror', ({ message }) => complaints.push(message));
    tab.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    if (role) await signInAt(server, tab, { role, username: usernames[role] });
    tabs.set(role ?? 'visitor', tab);
    return tab;
  }

  describe(`pages, in ${language} at ${width} px, ${colorScheme}`, () => {
    beforeAll(async () => {
      server = await startTestServer();
      links = await fillProduct(server);
    });
    afterAll(async () => {
      tabs.clear();
      await closePages();
      await server.stop();
    });
    afterEach(({ task }) => tellOf(task));

    it.each(Object.entries(productPages).filter(isChecked))(
      '%s: all texts, no accessibility violation, no sideways scrolling, no error',
      async (_, wanted) => {
        page = await tabOf(wanted.role);
        tellOf = followPage(page);
        complaints = [];
        await openProductPage(page, wanted, { links, language });
        expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
        expect(await page.locator('body').ariaSnapshot()).not.toMatch(/\bundefined\b|\bNaN\b|\[object |=>/);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        expect(await barriersOf(page)).toEqual([]);
        expect(complaints.filter((text) => !wanted.isNotFound || !text.includes('status of 404'))).toEqual([]);
      },
    );
  });
}
