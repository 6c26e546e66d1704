import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailTo } from '#tests/kit/applicant.ts';
import { barriersOf } from '#tests/kit/barriers.ts';
import { password, startBlog } from '#tests/kit/blogs.ts';
import { closePages, sharedChromium } from '#tests/kit/chromium.ts';
import { followPage } from '#tests/kit/follow-page.ts';
import { signedInTab } from '#tests/kit/owner-tab.ts';
import { readZip } from '#tests/kit/read-zip.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';
import { ownAccountMessages } from '#web/own-account/own-account.messages.ts';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const another = 'beyond-the-last-bay';

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await startTestServer();
  browser = await sharedChromium();
});
afterAll(async () => {
  await closePages();
  await server.stop();
});

describe('the own account', () => {
  const words = ownAccountMessages.en;
  let context: BrowserContext;
  let page: Page;
  let blog: Awaited<ReturnType<typeof startBlog>>;
  let tellOf: ReturnType<typeof followPage>;
  let count = 0;

  beforeEach(async () => {
    count += 1;
    const named = `mia${count}`;
    blog = await startBlog(server, { username: named, number: count, trips: [{ title: 'By the sea' }] });
    context = await browser.newContext({ locale: 'en', viewport: { width: 375, height: 800 } });
    page = await signedInTab(context, { username: named, owner: blog.owner });
    tellOf = followPage(page);
    await page.goto(`${server.url}/blog/${named}/account`);
    await page.getByRole('heading', { name: words.title, level: 1 }).waitFor();
  });
  afterEach(async ({ task }) => {
    await tellOf(task);
    await context.close();
  });

  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const fill = (name: string, text: string) => page.getByLabel(name, { exact: true }).fill(text);
  const sees = (text: string) => page.getByText(text, { exact: true }).first().waitFor();
  const hasRoom = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  const signIn = (agent: string, secret = password) =>
    server.post('/api/auth/login', { email: blog.account.email, password: secret }, { 'user-agent': agent });
  const statusOf = async (token: string) =>
    (await server.get('/api/auth/session', { authorization: `Bearer ${token}` })).status;

  it('is shown and downloaded whole, and its password changed: the others are signed out, this one is kept', async () => {
    const other = await signIn(phone);
    await page.reload();
    await sees(words.device('Safari', 'iPhone'));
    await sees(words.bankStates.none.state);
    expect(await barriersOf(page)).toEqual([]);
    expect(await hasRoom()).toBe(true);
    await press(words.download);
    const dialog = page.getByRole('dialog', { name: words.downloadTitle });
    await dialog.getByLabel(words.currentPassword, { exact: true }).fill('not-this-one');
    await dialog.getByRole('button', { name: words.downloadNow, exact: true }).click();
    await sees('This is not your password');
    await dialog.getByLabel(words.currentPassword, { exact: true }).fill(password);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: words.downloadNow, exact: true }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(new RegExp(`^vaya-${blog.account.username}-[\\d-]{10}\\.zip$`));
    const files = readZip(await readFile(await file.path()));
    expect(JSON.parse(files.get('account.json')?.toString() ?? '{}')).toMatchObject({ id: blog.id });
    await sees(words.downloaded);
    expect(await page.getByRole('dialog').count()).toBe(0);

    await fill(words.currentPassword, 'not-this-one');
    await fill(words.newPassword, another);
    await press(words.change);
    await sees('This is not your password');
    expect(await page.getByLabel(words.newPassword, { exact: true }).inputValue()).toBe(another);
    await fill(words.currentPassword, password);
    await fill(words.newPassword, 'password1234');
    await press(words.change);
    await page.getByRole('alert').first().waitFor();
    await fill(words.newPassword, another);
    await press(words.change);
    await sees(words.changed);
    await sees(words.here);
    expect(await page.getByText(words.device('Safari', 'iPhone')).count()).toBe(0);
    expect(await statusOf(other.body.accessToken)).toBe(401);
    expect((await server.get('/api/auth/session', blog.owner)).status).toBe(200);
    expect((await signIn(phone, another)).status).toBe(200);
  });

  it('[BEYOND-08] gets another email address by the code that is sent there: only that one signs in', async () => {
    const [old, next] = [blog.account.email, `new-${blog.account.email}`];
    const signInBy = async (email: string) => (await server.post('/api/auth/login', { email, password })).status;
    await page.getByText(`You sign in with ${old},`).waitFor();
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill(next);
    await press('Verify');
    await page.getByLabel('Verification code').waitFor();
    const code = /\d{6}/.exec((await mailTo(server, next, 'code'))?.subject ?? '')?.[0] ?? '';
    await fill('Verification code', code);
    await press('Verify code');
    const dialog = page.getByRole('dialog', { name: words.changeEmailTitle });
    await dialog.getByLabel(words.currentPassword, { exact: true }).fill(password);
    expect([await signInBy(old), await signInBy(next)]).toEqual([200, 401]);
    await dialog.getByRole('button', { name: words.changeEmail, exact: true }).click();
    await sees(words.emailChanged);
    await sees(`Deniz Yıldız, ${next}`);
    await page.getByText(`You sign in with ${next},`).waitFor();
    expect([await signInBy(old), await signInBy(next)]).toEqual([401, 200]);
    expect(await mailTo(server, old, 'email-changed')).toBeDefined();
  });

  it('is closed after username and password: the blog is gone, and the day of the deletion is shown', async () => {
    const { username: owner } = blog.account;
    expect((await fetch(`${server.url}/blog/${owner}`)).status).toBe(200);
    await press(words.closeOpen);
    await page.getByRole('dialog', { name: words.closeTitle }).waitFor();
    expect(await hasRoom()).toBe(true);
    await press(words.closeNow);
    await fill(words.closeUsername(owner), 'somebody');
    const inDialog = page.getByRole('dialog').getByLabel(words.currentPassword, { exact: true });
    await inDialog.fill(password);
    await press(words.closeNow);
    await sees('This is not your username');
    expect((await fetch(`${server.url}/blog/${owner}`)).status).toBe(200);
    await fill(words.closeUsername(owner), owner);
    await press(words.closeNow);
    await page.getByRole('heading', { name: words.closedTitle }).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect((await fetch(`${server.url}/blog/${owner}`)).status).toBe(404);
    expect((await signIn(phone)).status).toBe(403);
    await page.getByRole('main').getByRole('button', { name: words.logOut, exact: true }).click();
    await page.waitForURL(`**/blog/${owner}`);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  });
});
