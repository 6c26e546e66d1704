import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureOf } from '#tests/kit/applicant.ts';
import { password } from '#tests/kit/blogs.ts';
import { closePages, patience, sharedChromium } from '#tests/kit/chromium.ts';
import { walkByKeyboard } from '#tests/kit/keyboard-walk.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';
import { signInAt } from '#tests/kit/signed-in.ts';
import { fillProduct, type Links, openProductPage, productPages, usernames } from './product-pages.ts';

const pane = '[aria-labelledby=tab]';
const partOf = { general: pane, profile: pane, sections: pane, trips: `${pane} li` };

const typed: Record<string, string> = {
  'current-password': password,
  'new-password': password,
  email: 'zeynep@mail.example',
  tel: '+905320000000',
  date: '01062027',
  number: '3',
};

/** Uses every control of these pages by the keyboard alone, and expects that the focus is never lost. */
export function walkPages(names: readonly string[]): void {
  let server: TestServer;
  let links: Links;
  const around = new Map<string, number>();

  beforeAll(async () => {
    server = await startTestServer();
    links = await fillProduct(server);
  });
  afterAll(async () => {
    await closePages();
    await server.stop();
  });

  async function wordsFor(page: Page, wants: string): Promise<string> {
    const { pathname } = new URL(page.url());
    if (wants === 'username') {
      if (pathname.startsWith('/admin')) return usernames.staff;
      return /^\/(discovery|invitations)/.test(pathname) ? usernames.sponsor : usernames.creator;
    }
    if (wants !== 'one-time-code') return typed[wants] ?? 'Kaş';
    const [mail] = (await server.mails()).filter(({ template }) => template === 'code');
    return /\d{6}/.exec(mail?.subject ?? '')?.[0] ?? '000000';
  }

  describe('the keyboard focus is never lost', () => {
    it.each(names)('%s', async (name) => {
      const wanted = productPages[name];
      if (!wanted) throw new Error(`There is no page "${name}".`);
      const viewport = { width: wanted.width ?? 1280, height: 900 };
      const page = await (await sharedChromium()).newPage({
        ...{ locale: 'en-GB', reducedMotion: 'reduce', baseURL: server.url, viewport },
      });
      page.setDefaultTimeout(patience);
      if (wanted.role) await signInAt(server, page, { role: wanted.role, username: usernames[wanted.role] });
      await openProductPage(page, wanted, { links, language: 'en' });
      const file = { name: 'me.png', mimeType: 'image/png', buffer: await pictureOf('png', 400) };
      const lost = await walkByKeyboard({
        ...{ page, file, around, words: (wants: string) => wordsFor(page, wants) },
        ...(wanted.tab && { part: partOf[wanted.tab] }),
      });
      await page.close();
      expect(lost).toEqual([]);
    });
  });
}
