import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { barriersOf } from '#tests/kit/barriers.ts';
import { password, startBlog } from '#tests/kit/blogs.ts';
import { launchChromium } from '#tests/kit/chromium.ts';
import { followPage } from '#tests/kit/follow-page.ts';
import { intercept } from '#tests/kit/intercept.ts';
import { type Owner, openOwnerTab } from '#tests/kit/owner-tab.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';
import { dashboard as english } from '#web/i18n/en/dashboard.ts';
import { generalTab as englishTab } from '#web/i18n/en/general-tab.ts';
import { signIn as englishSignIn } from '#web/i18n/en/sign-in.ts';
import { dashboard as turkish } from '#web/i18n/tr/dashboard.ts';
import { generalTab as turkishTab } from '#web/i18n/tr/general-tab.ts';
import { signIn as turkishSignIn } from '#web/i18n/tr/sign-in.ts';

const languages = {
  en: { locale: 'en-GB', words: english, tab: englishTab, signIn: englishSignIn },
  tr: { locale: 'tr-TR', words: turkish, tab: turkishTab, signIn: turkishSignIn },
};
const saves = '**/blog-config';

let server: TestServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let owner: Owner & { id: string };
let tellOf: ReturnType<typeof followPage>;
let number = 0;

beforeAll(async () => {
  server = await startTestServer();
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});
afterEach(async ({ task }) => {
  await tellOf(task);
  await context.close();
});

const stored = async () => (await server.get(`/api/creator/${owner.id}/blog-config`, owner.owner)).body;
/** Another tab of theirs is faster. */
async function saveElsewhere(change: object) {
  const { creatorId: _, createdAt: _at, updatedAt: _then, ...config } = await stored();
  const saved = await server.post(`/api/creator/${owner.id}/blog-config`, { ...config, ...change }, owner.owner);
  expect(saved.status).toBe(200);
}

describe('an owner to whom everything happens that can', () => {
  it.each([
    ['en', 1440],
    ['tr', 1440],
    ['en', 375],
    ['tr', 375],
  ] as const)('keeps all that they typed, in %s at %i px', async (language, width) => {
    const { locale, words, tab, signIn } = languages[language];
    number += 1;
    const username = `tour-${number}`;
    owner = { username, ...(await startBlog(server, { username, number, trips: [{ title: 'By the sea' }] })) };
    context = await browser.newContext({ locale, viewport: { width, height: 900 } });
    page = await openOwnerTab(context, server, owner, words.save.idle);
    tellOf = followPage(page);
    const said = (text: string) => page.getByText(text).first().waitFor();
    const title = page.getByLabel(tab.sharingTitle, { exact: true });
    const button = page.getByRole('button', { name: new RegExp(`^(${Object.values(words.save).join('|')})$`) });
    const isAsTyped = async (text: string) => expect(await title.inputValue()).toBe(text);
    const isStored = (text: string) => expect.poll(stored).toMatchObject({ sharing: { title: text } });
    const hasNoBarriers = async () => expect(await barriersOf(page)).toEqual([]);

    await title.fill('After a reload');
    await said(words.unsaved);
    await hasNoBarriers();
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await button.waitFor();
    await said(words.unsaved);
    await isAsTyped('After a reload');

    await title.fill('Without a network');
    await context.setOffline(true);
    await button.click();
    await said(words.news.notSaved);
    await isAsTyped('Without a network');
    await hasNoBarriers();
    await context.setOffline(false);
    await button.click();
    await isStored('Without a network');

    await title.fill('Without a session');
    await server.platform.database.deleteFrom('session').execute();
    await button.click();
    await page.getByRole('dialog', { name: signIn.again }).waitFor();
    await hasNoBarriers();
    await page.getByLabel(signIn.emailOrUsername).fill(username);
    await page.getByLabel(signIn.password, { exact: true }).fill(password);
    await page.getByRole('button', { name: signIn.submit, exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const { body } = await server.post('/api/auth/login', { email: `${username}@mail.example`, password });
    owner.owner.authorization = `Bearer ${body.accessToken}`;
    await isStored('Without a session');
    await isAsTyped('Without a session');

    await title.fill('Beside another tab');
    await saveElsewhere({ showLanguages: false });
    await button.click();
    await said(words.news.merged);
    await isStored('Beside another tab');
    expect(await stored()).toMatchObject({ showLanguages: false });
    await isAsTyped('Beside another tab');

    await title.fill('Against another tab');
    await saveElsewhere({ sharing: { title: 'Theirs' } });
    await button.click();
    const question = page.getByRole('dialog', { name: words.conflictTitle });
    await question.waitFor();
    await hasNoBarriers();
    await question.getByRole('button', { name: words.keepMine }).click();
    await isStored('Against another tab');
    await isAsTyped('Against another tab');

    await title.fill('Slowly, and twice');
    const { version } = await stored();
    let [letThrough, sent] = [() => {}, 0];
    const until = new Promise<void>((go) => {
      letThrough = go;
    });
    const slow = await intercept(page, saves, async (route) => {
      if (route.request().method() === 'POST') sent += 1;
      await until;
      await route.continue();
    });
    await button.dblclick();
    await page.getByRole('button', { name: words.save.saving }).waitFor();
    await hasNoBarriers();
    await title.fill('Typed meanwhile');
    letThrough();
    slow.end();
    await isStored('Slowly, and twice');
    await said(words.unsaved);
    await isAsTyped('Typed meanwhile');
    expect(sent).toBe(1);
    expect((await stored()).version).toBeGreaterThan(version);
    await button.click();
    await isStored('Typed meanwhile');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
});
