import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applyAs } from '#tests/kit/applicant.ts';
import { barriersOf } from '#tests/kit/barriers.ts';
import { closePages, patience, sharedChromium } from '#tests/kit/chromium.ts';
import { followPage } from '#tests/kit/follow-page.ts';
import { isOnTop } from '#tests/kit/is-on-top.ts';
import { itAtNight, sampleOf } from '#tests/kit/nightly.ts';
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

it('the keyboard goes through the rows, approves, rejects for a reason alone, and an undo outlasts other pages and a reload', async () => {
  await office.keyboard.press('j');
  await office.keyboard.press('Enter');
  await opened('first');
  await office.keyboard.press('j');
  await opened('second');
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
  await office.keyboard.press('Escape');
  await office.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor({ state: 'hidden' });
  await office.keyboard.press('/');
  await office.locator('input[type=search]:focus').waitFor();
  expect(await stateOf('third')).toEqual({ state: 'ONHOLD' });

  await office.getByRole('link', { name: 'Audit trail' }).click();
  await office.getByRole('heading', { level: 1, name: 'Audit trail' }).waitFor();
  await decided(/^second of .* is rejected/);
  await office.goBack();
  await opened('third');
  await office.reload();
  await opened('third');
  await decided(/^first of .* is approved/);
  await office.getByRole('button', { name: /^Undo: first of/ }).click();
  await decided(/^Undone. first of/);
  await opened('first');
  expect([await stateOf('first'), await stateOf('second')]).toEqual([{ state: 'ONHOLD' }, { state: 'REJECTED' }]);
  await office.reload();
  await opened('first');
  await office.getByRole('link', { name: /^first of/ }).waitFor();
  expect(await office.getByRole('button', { name: /^Undo: first of/ }).count()).toBe(0);
});

describe('a long queue', () => {
  const dates = () =>
    office.locator('[data-row] time').evaluateAll((all) =>
      all.map((time) => {
        const box = time.getBoundingClientRect();
        const day = getComputedStyle(time, '::before').content;
        const name = time.closest('[data-row]')?.querySelector('span span span')?.getBoundingClientRect();
        return { left: box.left, day, isOnLineOfName: Math.abs(box.top - (name?.top ?? 0)) < 8 };
      }),
    );
  const inSight = () =>
    office.evaluate(() => {
      const row = document.querySelector('[data-row][aria-current=true]')?.getBoundingClientRect();
      const head = document.querySelector('#review h2')?.getBoundingClientRect();
      const isIn = (box: DOMRect | undefined) => box !== undefined && box.top >= 0 && box.bottom <= innerHeight;
      return { row: isIn(row), head: isIn(head) };
    });

  it('[BEYOND-113, BEYOND-124] has columns, then keeps the row and the beginning of its application in view while j goes through it, and after an undo', async () => {
    for (let number = 10; number < 34; number += 1) {
      const phoneNumber = `+90 532 900 00 ${number}`;
      const socialMediaAccounts = { instagram: `many${number}`, youtube: '', tiktok: '' };
      await applyAs(server, `many${number}`, { fullName: `Many ${number}`, phoneNumber, socialMediaAccounts });
      server.clock.now += 1_000;
    }
    await office.setViewportSize({ width: 1440, height: 900 });
    await office.goto('/admin?list=applications&search=532+900');
    await office.getByRole('link', { name: /^Many 10/ }).waitFor();
    await office.getByText('Username and reference').waitFor();
    const rows = await dates();
    expect(new Set(rows.map(({ left }) => left)).size).toBe(1);
    expect(rows.every(({ day, isOnLineOfName }) => / 20\d\d"$/.test(day) && isOnLineOfName)).toBe(true);

    const reads = (number: number) => office.getByRole('heading', { level: 2, name: `Many ${number}` }).waitFor();
    for (let number = 10; number < 28; number += 1) await office.keyboard.press('j');
    await reads(27);
    await expect.poll(inSight).toEqual({ row: true, head: true });
    for (let number = 28; number < 34; number += 1) await office.keyboard.press('j');
    await reads(33);
    await expect.poll(inSight).toEqual({ row: true, head: true });
    for (let number = 28; number < 34; number += 1) await office.keyboard.press('k');
    await reads(27);
    await office.getByText('Username and reference').waitFor({ state: 'hidden' });
    expect((await dates()).some(({ day, isOnLineOfName }) => day !== 'none' || isOnLineOfName)).toBe(false);
    await office.getByRole('button', { name: 'Approve', exact: true }).waitFor();
    await office.keyboard.press('a');
    await decided(/^Many 27 is approved/);
    await reads(28);
    for (let number = 10; number < 28; number += 1) await office.keyboard.press('k');
    await reads(10);
    await office.keyboard.press('z');
    await reads(27);
    await expect.poll(inSight).toEqual({ row: true, head: true });
    await office.setViewportSize({ width: 820, height: 900 });
    await office.keyboard.press('j');
    await reads(28);
    await expect.poll(inSight).toEqual({ row: false, head: true });
    await office.setViewportSize({ width: 375, height: 800 });
    await office.goto('/admin?list=applications&search=532+900');
    const row = office.getByRole('link', { name: /^Many 28/ });
    await row.click();
    await reads(28);
    await expect.poll(inSight).toEqual({ row: false, head: true });
    await office.getByRole('link', { name: 'Back to the list' }).click();
    await expect.poll(() => row.evaluate((link) => link === document.activeElement)).toBe(true);
    await expect.poll(() => row.evaluate((link) => link.getBoundingClientRect().top >= 0)).toBe(true);
    await row.click();
    await office.getByRole('button', { name: 'Approve', exact: true }).click();
    await reads(29);
    await office.getByRole('button', { name: 'Undo: Many 28' }).waitFor();
    for (const name of ['Approve', 'Reject', 'Take'])
      expect(await isOnTop(office.locator('#review').getByText(name, { exact: true })), name).toBe(true);
    await office.getByRole('button', { name: 'Undo: Many 28' }).click();
    await reads(28);
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

for (const [width, height] of sampleOf([
  [375, 667],
  [820, 900],
  [1440, 700],
] as const))
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

it('the filters of the queue stand in the address and are taken back by Back; what is new moves nothing; several are decided on at once', async () => {
  const rows = office.getByRole('link', { name: / of / });
  await office.getByText('Sort and filter').click();
  await office.getByLabel('Order').selectOption('newest');
  await expect.poll(() => rows.first().textContent()).toContain('third of');
  await office.reload();
  await office.getByText('Sort and filter (1)').waitFor();
  await expect.poll(() => rows.first().textContent()).toContain('third of');
  await office.goBack();
  await expect.poll(() => rows.first().textContent()).toContain('first of');
  expect(new URL(office.url()).searchParams.get('order')).toBeNull();

  await office.keyboard.press('j');
  await opened('first');
  const phoneNumber = `+90 532 ${100 + count} 00 03`;
  await applyAs(server, `fourth${count}`, { fullName: `fourth of ${count}`, phoneNumber });
  await office.getByRole('region', { name: 'Applications' }).getByRole('status').waitFor({ state: 'attached' });
  await context.setOffline(true);
  await context.setOffline(false);
  await decided(/^1 new$/);
  expect(await office.evaluate(() => document.activeElement?.textContent)).toContain('first of');
  expect(await rows.count()).toBe(3);
  await office.getByRole('button', { name: 'Show: 1 new' }).click();
  await office.getByRole('link', { name: /^fourth of/ }).waitFor();
  await office.getByRole('button', { name: 'Show: 1 new' }).waitFor({ state: 'hidden' });
  expect(await office.evaluate(() => document.activeElement === document.body)).toBe(false);

  await office.keyboard.press('x');
  await office.getByText('1 selected').waitFor();
  await office.getByRole('checkbox', { name: /^Select third of/ }).click({ modifiers: ['Shift'] });
  await office.getByText('3 selected').waitFor();
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

it('a sponsor is invited and suspended, and the mail is found by its address, after a reload too', async () => {
  await office.getByRole('link', { name: 'Sponsors' }).click();
  for (const [label, text] of [
    ['Company or name', 'Blue Bay'],
    ['Username', 'bluebay'],
    ['Email', 'bay@mail.example'],
  ] as const)
    await office.getByLabel(label, { exact: true }).fill(text);
  await office.getByRole('button', { name: 'Send invitation' }).click();
  await office.getByText('Invited', { exact: true }).waitFor();
  await office.getByRole('button', { name: 'Suspend: Blue Bay' }).click();
  await office.getByRole('button', { name: 'Suspend', exact: true }).click();
  await office.getByText('Suspended', { exact: true }).waitFor();
  await office.getByRole('link', { name: 'Emails', exact: true }).click();
  const search = office.getByRole('searchbox', { name: 'Search by address or kind of email' });
  await search.fill('bay@');
  await office.waitForURL('**/admin?list=mails&search=bay%40');
  const rows = office.getByRole('region', { name: 'Emails' }).getByRole('listitem');
  await office.reload();
  await office.getByText('Invitation to set a password').waitFor();
  expect([await rows.count(), await search.inputValue()]).toEqual([1, 'bay@']);
  await office.goBack();
  await expect.poll(() => rows.count()).toBeGreaterThan(2);
  expect(await search.inputValue()).toBe('');
  await office.getByRole('link', { name: 'Audit trail' }).click();
  await office.getByText('Sponsor suspended: Blue Bay').waitFor();
});
