import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applyAs } from '#tests/kit/applicant.ts';
import { barriersOf } from '#tests/kit/barriers.ts';
import { closePages, patience, sharedChromium } from '#tests/kit/chromium.ts';
import { followPage } from '#tests/kit/follow-page.ts';
import { itAtNight } from '#tests/kit/nightly.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';
import { signInAt } from '#tests/kit/signed-in.ts';

let server: TestServer;
let browser: Browser;
let context: BrowserContext;
let office: Page;
let tellOf: ReturnType<typeof followPage>;
let count = 0;

beforeAll(async () => {
  server = await startTestServer();
  browser = await sharedChromium();
});
afterAll(async () => {
  await closePages();
  await server.stop();
});
beforeEach(async () => {
  count += 1;
  for (const [index, name] of ['first', 'second', 'third'].entries()) {
    server.clock.now += 60_000;
    const phoneNumber = `+90 532 ${100 + count} 00 0${index}`;
    const socialMediaAccounts = { instagram: `${name}${count}`, youtube: '', tiktok: '' };
    await applyAs(server, `${name}${count}`, { fullName: `${name} of ${count}`, phoneNumber, socialMediaAccounts });
  }
  await server.createAccount({ role: 'staff', username: `keeper${count}` });
  context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', baseURL: server.url });
  office = await context.newPage();
  office.setDefaultTimeout(patience);
  tellOf = followPage(office);
  /** The ten seconds of an undo do not pass here, however slow the machine is. */
  await office.clock.setFixedTime(server.clock.now);
  await signInAt(server, office, { role: 'staff', username: `keeper${count}` });
  await office.goto(`/admin?list=applications&search=532+${100 + count}`);
  await office.getByRole('link', { name: /^first of/ }).waitFor();
});
afterEach(async ({ task }) => {
  await tellOf(task);
  await context.close();
});

const opened = (name: string) => office.getByRole('heading', { level: 2, name: new RegExp(`^${name} of`) }).waitFor();
const decided = (words: RegExp) => office.getByRole('status').filter({ hasText: words }).waitFor();
const stateOf = async (name: string) =>
  server.platform.database
    .selectFrom('application')
    .innerJoin('account', 'account.id', 'application.accountId')
    .select('application.state')
    .where('username', '=', `${name}${count}`)
    .executeTakeFirst();

describe('the back office by keyboard', () => {
  it('goes through the rows, approves, goes on to the next, and asks for a reason before it rejects', async () => {
    await office.keyboard.press('j');
    await office.keyboard.press('Enter');
    await opened('first');
    await office.keyboard.press('j');
    await opened('second');
    await office.keyboard.press('j');
    await opened('third');
    await office.keyboard.press('k');
    await office.keyboard.press('k');
    await opened('first');
    await office.getByRole('button', { name: 'Approve', exact: true }).waitFor();
    await office.keyboard.press('a');
    await decided(/^first of .* is approved/);
    await opened('second');
    expect(await office.evaluate(() => document.activeElement?.textContent)).toBe(`second of ${count}`);
    await office.getByText('Reject', { exact: true }).waitFor();
    await office.keyboard.press('r');
    await office.locator('select[name=reason]:focus').waitFor();
    expect(await stateOf('second')).toEqual({ state: 'ONHOLD' });
    await office.getByRole('button', { name: 'Reject and notify' }).click();
    await office.getByText('Please choose a reason.', { exact: true }).waitFor();
    await office.locator('select[name=reason]:focus').selectOption('content');
    await office.getByRole('button', { name: 'Reject and notify' }).click();
    await decided(/^second of .* is rejected/);
    await opened('third');
    await office.keyboard.press('?');
    await office.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await office.keyboard.press('a');
    expect(await barriersOf(office)).toEqual([]);
    await office.keyboard.press('Escape');
    await office.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor({ state: 'hidden' });
    await office.keyboard.press('/');
    await office.locator('input[type=search]:focus').waitFor();
    expect(await stateOf('third')).toEqual({ state: 'ONHOLD' });
  });
});

describe('the queue on a wide screen', () => {
  it('[BEYOND-124] has columns with the date of each row, until an application is open next to it', async () => {
    const dates = office.locator('[data-row] time');
    const shown = () =>
      dates.evaluateAll((all) =>
        all.map((time) => {
          const box = time.getBoundingClientRect();
          const day = getComputedStyle(time, '::before').content;
          const name = time.closest('[data-row]')?.querySelector('span span span')?.getBoundingClientRect();
          return { left: box.left, day, isOnLineOfName: Math.abs(box.top - (name?.top ?? 0)) < 8 };
        }),
      );
    await office.setViewportSize({ width: 1440, height: 900 });
    await office.goto('/admin?list=applications');
    await office.getByText('Username and reference').waitFor();
    await dates.first().waitFor();
    const rows = await shown();
    expect(new Set(rows.map(({ left }) => left)).size).toBe(1);
    expect(rows.every(({ day, isOnLineOfName }) => / 20\d\d"$/.test(day) && isOnLineOfName)).toBe(true);
    await office.keyboard.press('j');
    await office.locator('#review h2').waitFor();
    await office.getByText('Username and reference').waitFor({ state: 'hidden' });
    expect((await shown()).some(({ day, isOnLineOfName }) => day !== 'none' || isOnLineOfName)).toBe(false);
  });
});

describe('a long queue', () => {
  const inSight = () =>
    office.evaluate(() => {
      const row = document.querySelector('[data-row][aria-current=true]')?.getBoundingClientRect();
      const head = document.querySelector('#review h2')?.getBoundingClientRect();
      const isIn = (box: DOMRect | undefined) => box !== undefined && box.top >= 0 && box.bottom <= innerHeight;
      return { row: isIn(row), head: isIn(head) };
    });

  it('[BEYOND-113] keeps the row and the beginning of its application in view while j goes through it, and after an undo', async () => {
    for (let number = 10; number < 34; number += 1) {
      const phoneNumber = `+90 532 900 00 ${number}`;
      const socialMediaAccounts = { instagram: `many${number}`, youtube: '', tiktok: '' };
      await applyAs(server, `many${number}`, { fullName: `Many ${number}`, phoneNumber, socialMediaAccounts });
      server.clock.now += 1_000;
    }
    await office.setViewportSize({ width: 1440, height: 900 });
    await office.goto('/admin?list=applications&search=532+900');
    await office.getByRole('link', { name: /^Many 10/ }).waitFor();
    const reads = (number: number) => office.getByRole('heading', { level: 2, name: `Many ${number}` }).waitFor();
    for (let number = 10; number < 30; number += 1) await office.keyboard.press('j');
    await reads(29);
    await expect.poll(inSight).toEqual({ row: true, head: true });
    await office.getByRole('button', { name: 'Approve', exact: true }).waitFor();
    await office.keyboard.press('a');
    await decided(/^Many 29 is approved/);
    await reads(30);
    for (let number = 0; number < 20; number += 1) await office.keyboard.press('k');
    await reads(10);
    // For 0.7 s after a decision its bar takes no press that was meant for something else.
    await expect.poll(() => office.getByRole('button', { name: 'Undo: Many 29' }).isEnabled()).toBe(true);
    await office.keyboard.press('z');
    await reads(29);
    await expect.poll(inSight).toEqual({ row: true, head: true });
    await office.setViewportSize({ width: 820, height: 900 });
    await reads(29);
    for (const number of [30, 31, 32]) {
      await office.keyboard.press('j');
      await reads(number);
      await expect.poll(inSight).toEqual({ row: false, head: true });
    }
    await office.setViewportSize({ width: 375, height: 800 });
    await office.goto('/admin?list=applications&search=532+900');
    const row = office.getByRole('link', { name: /^Many 32/ });
    await row.click();
    await reads(32);
    await expect.poll(inSight).toEqual({ row: false, head: true });
    await office.getByRole('link', { name: 'Back to the list' }).click();
    await expect.poll(() => row.evaluate((link) => link === document.activeElement)).toBe(true);
    await expect.poll(() => row.evaluate((link) => link.getBoundingClientRect().top >= 0)).toBe(true);
    await row.click();
    await office.getByRole('button', { name: 'Approve', exact: true }).click();
    await reads(33);
    await office.getByRole('button', { name: 'Undo: Many 32' }).click();
    await reads(32);
    await expect.poll(inSight).toEqual({ row: false, head: true });
  });
});

itAtNight(
  'approves one applicant by a double click, moves nothing on the page for that, and undoes each decision',
  async () => {
    await office.getByRole('link', { name: /^first of/ }).click();
    await opened('first');
    const approve = office.getByRole('button', { name: 'Approve', exact: true });
    await approve.click();
    await opened('second');
    const place = await approve.boundingBox();
    await approve.dblclick({ delay: 60 });
    await decided(/^second of .* is approved/);
    await opened('third');
    expect(await approve.boundingBox()).toEqual(place);
    await expect.poll(() => approve.isEnabled()).toBe(true);
    expect(await stateOf('third')).toEqual({ state: 'ONHOLD' });
    await office.getByRole('button', { name: /^Undo: first of/ }).click();
    await decided(/^Undone. first of/);
    await opened('first');
    await expect.poll(() => office.getByRole('button', { name: /^Undo: second of/ }).isEnabled()).toBe(true);
    await office.keyboard.press('z');
    await decided(/^Undone. second of/);
    await opened('second');
    expect([await stateOf('first'), await stateOf('second')]).toEqual([{ state: 'ONHOLD' }, { state: 'ONHOLD' }]);
  },
);

for (const [width, height] of [
  [1440, 700],
  [820, 900],
  [375, 667],
] as const)
  it(`keeps the decision in view, and focused fields above it, at ${width} pixels`, async () => {
    await office.setViewportSize({ width, height });
    await office.getByRole('link', { name: /^first of/ }).click();
    await opened('first');
    const bar = office.getByRole('region', { name: 'Decision' });
    const approve = bar.getByRole('button', { name: 'Approve', exact: true });
    const bottomOf = async (part: Locator) => {
      const box = await part.boundingBox();
      return box ? box.y + box.height : Number.NaN;
    };
    const note = office.getByRole('textbox', { name: 'New note' });
    await note.waitFor();
    await office.evaluate(() => scrollTo(0, 0));
    expect(await bottomOf(approve)).toBeLessThanOrEqual(height);
    await note.evaluate((field) => field.focus());
    await expect.poll(() => bottomOf(note)).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
    await note.evaluate((field) => field.blur());
    await office.evaluate(() => scrollTo(0, 0));
    await office.keyboard.press('r');
    await bar.locator('select[name=reason]:focus').waitFor();
    await office.keyboard.press('Tab');
    await bar.locator('textarea[name=text]:focus').waitFor();
    expect(await office.evaluate(() => scrollY)).toBe(0);
    expect(await bottomOf(bar.getByRole('button', { name: 'Reject and notify' }))).toBeLessThanOrEqual(height);
    await bar.getByText('Reject', { exact: true }).click();
    await approve.click();
    await opened('second');
    await office.getByRole('button', { name: /^Undo: first of/ }).waitFor();
    await approve.click({ trial: true });
  });

itAtNight('begins both columns of a review at one height', async () => {
  await office.getByRole('link', { name: /^first of/ }).click();
  await opened('first');
  const columns = office.getByRole('region', { name: `first of ${count}` });
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
  const bank = await topOf(columns.getByRole('heading', { name: 'Bank details' }));
  expect(Math.abs((await topOf(columns.locator('header'))) - bank)).toBeLessThan(4);
});

itAtNight('tells which list and which state are shown in the colours of a browser too', async () => {
  const outlineOf = (name: string | RegExp, role: 'link' | 'button') =>
    office
      .getByRole(role, { name })
      .first()
      .evaluate((part) => getComputedStyle(part).outlineStyle);
  expect(await outlineOf('Applications', 'link')).toBe('none');
  await office.emulateMedia({ forcedColors: 'active' });
  await expect.poll(() => outlineOf('Applications', 'link')).toBe('solid');
  expect(await outlineOf('Creators', 'link')).toBe('none');
  expect(await outlineOf(/^On hold/, 'button')).toBe('solid');
  expect(await outlineOf(/^Rejected/, 'button')).toBe('none');
  await office.keyboard.press('?');
  const groundOf = (part: Element | null) => part && getComputedStyle(part).backgroundColor;
  const use = office.getByRole('switch', { name: 'Use keyboard shortcuts' });
  expect(await use.locator('span').evaluate(groundOf)).not.toBe(await use.evaluate(groundOf));
});

itAtNight('tells which stays are shown in the manner of the other lists', async () => {
  const lookOf = (chosen: Locator) =>
    chosen.evaluate((part) => {
      const { color, backgroundColor, borderColor } = getComputedStyle(part);
      return [color, backgroundColor, borderColor];
    });
  const ofTab = await lookOf(office.getByRole('button', { name: /^On hold/ }));
  await office.goto('/admin/stays?state=REQUESTED');
  const states = office.getByRole('navigation', { name: 'Filter by status' });
  expect(await lookOf(states.locator('[aria-current]'))).toEqual(ofTab);
});

itAtNight('holds within a narrow window whatever tab is chosen, and a reason without a blank', async () => {
  await office.setViewportSize({ width: 320, height: 640 });
  const rejection = { move: 'reject', reason: 'other', text: 'x'.repeat(90) };
  const { database } = server.platform;
  await database
    .updateTable('application')
    .set({ state: 'REJECTED', reason: rejection.reason, reasonText: rejection.text })
    .where('accountId', 'in', (account) =>
      account.selectFrom('account').select('id').where('username', '=', `first${count}`),
    )
    .execute();
  await office.goto(`/admin?list=applications&state=ALL&search=532+${100 + count}`);
  const all = office.getByRole('button', { name: /^All 3$/ });
  await all.waitFor();
  const { x = -1, width = 0 } = (await all.boundingBox()) ?? {};
  expect([x >= 0, x + width <= 320]).toEqual([true, true]);
  await office.getByRole('link', { name: /^first of/ }).click();
  await opened('first');
  expect(await office.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

it('is where staff come who sign in where creators do', async () => {
  const elsewhere = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', baseURL: server.url });
  const page = await elsewhere.newPage();
  page.setDefaultTimeout(patience);
  await page.goto('/login');
  await page.getByLabel('Email or username').fill(`keeper${count}`);
  await page.getByLabel('Password', { exact: true }).fill('open-sesame-1');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/admin');
  await page.getByRole('heading', { name: 'Waiting' }).waitFor();
  await elsewhere.close();
});

describe('the filters of the queue', () => {
  it('stand in the address, outlast a reload, and are taken back by Back', async () => {
    const rows = office.getByRole('link', { name: / of / });
    await office.getByText('Sort and filter').click();
    await office.getByLabel('Order').selectOption('newest');
    await expect.poll(() => rows.first().textContent()).toContain('third of');
    await office.reload();
    await office.getByText('Sort and filter (1)').waitFor();
    await expect.poll(() => rows.first().textContent()).toContain('third of');
    expect(await barriersOf(office)).toEqual([]);
    await office.goBack();
    await expect.poll(() => rows.first().textContent()).toContain('first of');
    expect(new URL(office.url()).searchParams.get('order')).toBeNull();
  });
});

it('finds emails by address, and keeps the search through a reload and Back', async () => {
  await office.goto('/admin?list=mails');
  const search = office.getByRole('searchbox', { name: 'Search by address or kind of email' });
  await search.fill(`second${count}@`);
  await office.waitForURL(`**/admin?list=mails&search=second${count}%40`);
  const rows = office.getByRole('region', { name: 'Emails' }).getByRole('listitem');
  await expect.poll(() => rows.count()).toBe(2);
  expect(await rows.allTextContents()).toEqual(Array(2).fill(expect.stringContaining(`second${count}@`)));
  await office.reload();
  await expect.poll(() => rows.count()).toBe(2);
  expect(await search.inputValue()).toBe(`second${count}@`);
  await search.fill('no such person');
  await office.getByText('No emails match.').waitFor();
  await office.goBack();
  await office.getByRole('heading', { name: 'Emails' }).waitFor();
  await expect.poll(() => rows.count()).toBeGreaterThan(2);
  expect(await search.inputValue()).toBe('');
});

describe('a list that others add to', () => {
  it('says who is new and moves nothing, until it is pressed for', async () => {
    await office.keyboard.press('j');
    await applyAs(server, `fourth${count}`, {
      fullName: `fourth of ${count}`,
      phoneNumber: `+90 532 ${100 + count} 00 03`,
    });
    await office.getByRole('region', { name: 'Applications' }).getByRole('status').waitFor({ state: 'attached' });
    await context.setOffline(true);
    await context.setOffline(false);
    await decided(/^1 new$/);
    expect(await barriersOf(office)).toEqual([]);
    expect(await office.evaluate(() => document.activeElement?.textContent)).toContain('first of');
    expect(await office.getByRole('link', { name: / of / }).count()).toBe(3);
    await office.getByRole('button', { name: 'Show: 1 new' }).click();
    await office.getByRole('link', { name: /^fourth of/ }).waitFor();
    await office.getByRole('button', { name: 'Show: 1 new' }).waitFor({ state: 'hidden' });
    expect(await office.evaluate(() => document.activeElement === document.body)).toBe(false);
  });
});

describe('several applications', () => {
  it('are ticked by key and by a range, approved except one that a colleague has decided on, and taken back', async () => {
    await office.keyboard.press('j');
    await office.getByRole('checkbox', { name: /^Select first of/ }).waitFor();
    await office.keyboard.press('x');
    await office.getByText('1 selected').waitFor();
    await office.getByRole('checkbox', { name: /^Select third of/ }).click({ modifiers: ['Shift'] });
    await office.getByText('3 selected').waitFor();
    expect(await barriersOf(office)).toEqual([]);
    const { database } = server.platform;
    const second = database.selectFrom('account').select('id').where('username', '=', `second${count}`);
    await database.updateTable('application').set({ state: 'REJECTED' }).where('accountId', '=', second).execute();
    await office.getByRole('button', { name: 'Approve 3' }).click();
    await decided(/^2 applications are approved/);
    await office.getByText(`second of ${count}: `).waitFor();
    expect(await barriersOf(office)).toEqual([]);
    expect(await stateOf('third')).toEqual({ state: 'APPROVED' });
    await office.getByRole('button', { name: /^Undo: / }).click();
    await decided(/^Undone. 2/);
    await office.getByRole('link', { name: /^third of/ }).waitFor();
    expect(await stateOf('first')).toEqual({ state: 'ONHOLD' });
  });
});

describe('an undo', () => {
  it('outlasts another row, another page and a reload, and takes the right one back', async () => {
    await office.getByRole('link', { name: /^first of/ }).click();
    await opened('first');
    await office.getByRole('button', { name: 'Approve', exact: true }).click();
    await opened('second');
    await office.getByRole('link', { name: /^third of/ }).click();
    await opened('third');
    await decided(/^first of .* is approved/);
    await office.getByRole('link', { name: 'Audit trail' }).click();
    await office.getByRole('heading', { level: 1, name: 'Audit trail' }).waitFor();
    await decided(/^first of .* is approved/);
    await office.goBack();
    await opened('third');
    await office.reload();
    await opened('third');
    await decided(/^first of .* is approved/);
    await office.getByRole('button', { name: /^Undo: / }).click();
    await decided(/^Undone. first of/);
    await opened('first');
    expect(await stateOf('first')).toEqual({ state: 'ONHOLD' });
    await office.reload();
    await opened('first');
    await office.getByRole('link', { name: /^first of/ }).waitFor();
    expect(await office.getByRole('button', { name: /^Undo/ }).count()).toBe(0);
  });
});
