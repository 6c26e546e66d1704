import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { labelOf } from '#rules/field-labels.ts';
import { applyAs } from '#tests/kit/applicant.ts';
import { barriersOf } from '#tests/kit/barriers.ts';
import { closePages, patience, sharedChromium } from '#tests/kit/chromium.ts';
import { itAtNight } from '#tests/kit/nightly.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';
import { applicationPartsMessages } from '#web/application/application-parts.messages.ts';
import { applicationStatusMessages } from '#web/application/application-status.messages.ts';
import { applicationMessages } from '#web/i18n/application.messages.ts';
import { profileFieldsMessages } from '#web/i18n/profile-fields.messages.ts';

const turkish = applicationMessages.tr;
const turkishParts = applicationPartsMessages.tr;
const turkishStatus = applicationStatusMessages.tr;

let server: TestServer;
let browser: Browser;
let applicants = 0;
beforeAll(async () => {
  server = await startTestServer();
  browser = await sharedChromium();
});
afterAll(async () => {
  await closePages();
  await server.stop();
});

it('[APPLY-01] [APPLY-02] a phone shows the form part by part', async () => {
  const context = await browser.newContext({
    locale: 'tr',
    viewport: { width: 320, height: 640 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  const field = (name: string) => page.getByLabel(labelOf(name, 'tr'), { exact: true });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const isAt = async (number: number, step: 'you' | 'profile' | 'work' | 'payment' | 'review') => {
    await page
      .getByRole('heading', { name: `${number}. ${turkish[step]}` })
      .and(page.locator(':focus'))
      .waitFor();
    await page.getByText(turkishParts.partOf(number, 5), { exact: true }).waitFor();
  };

  await page.goto(`${server.url}/application`);
  await field('fullName').fill('Deniz Yıldız');
  await button(turkishParts.next).tap();
  await isAt(2, 'profile');
  await page.getByText(turkishParts.passed(turkish.you, 3)).waitFor();
  expect(new URL(page.url()).search).toBe('?part=profile');
  await field('aboutMe').fill('I sail along the Lycian coast.');
  await button(turkishParts.next).tap();
  await isAt(3, 'work');
  expect(await barriersOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  await page.goBack();
  await isAt(2, 'profile');
  await expect.poll(() => field('aboutMe').inputValue()).toBe('I sail along the Lycian coast.');
  await page.reload();
  await page.getByText(turkishParts.partOf(2, 5), { exact: true }).waitFor();
  await expect.poll(() => field('aboutMe').inputValue()).toBe('I sail along the Lycian coast.');
  await page.goBack();
  await isAt(1, 'you');
  await expect.poll(() => field('fullName').inputValue()).toBe('Deniz Yıldız');

  await page
    .getByRole('navigation')
    .getByRole('button', { name: new RegExp(`^5. ${turkish.review}`) })
    .tap();
  await isAt(5, 'review');
  const read = page.getByRole('definition').filter({ hasText: 'Deniz Yıldız' });
  await read.getByRole('link').tap();
  await expect.poll(() => field('fullName').evaluate((input) => input === document.activeElement)).toBe(true);
  await page.goBack();
  await isAt(5, 'review');
  await context.close();
});

itAtNight('the keyboard adds the language at which it stops, and none of those it passes', async () => {
  const page = await browser.newPage({ locale: 'en' });
  page.setDefaultTimeout(patience);
  await page.goto(`${server.url}/application`);
  const languages = page.getByRole('group', { name: 'Languages' });
  const added = languages.getByRole('button', { name: /^Remove/ });
  const select = page.getByLabel('Add a language');
  await select.locator('option').nth(3).waitFor({ state: 'attached' });
  await select.focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  expect(await added.count()).toBe(0);
  await page.keyboard.press('Enter');
  await added.first().waitFor();
  expect(await added.count()).toBe(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await added.nth(1).waitFor();
  expect(await added.count()).toBe(2);
  await page.close();
});

it('[LIMIT-02] the keyboard never stands behind the foot of a part, and from 1024 px up the form is whole', async () => {
  const page = await browser.newPage({ locale: 'en', viewport: { width: 375, height: 560 } });
  page.setDefaultTimeout(patience);
  await page.goto(`${server.url}/application?part=work`);
  await page.getByRole('button', { name: 'Next', exact: true }).waitFor();
  await page.getByLabel('Add a language').waitFor();
  const stops: string[] = [];
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(() => {
      const { activeElement: here } = document;
      const { left, width, top, height } = here?.getBoundingClientRect() ?? new DOMRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      return here === null || here === document.body || here.contains(seen) ? null : here.outerHTML.slice(0, 120);
    });
    if (hidden !== null) stops.push(hidden);
    if (
      await page.getByRole('button', { name: 'Next', exact: true }).evaluate((next) => next === document.activeElement)
    )
      break;
  }
  expect(stops).toEqual([]);
  const [part, review] = [page.getByText('Part 3 of 5'), page.getByRole('heading', { name: '5. Review' })];
  await page.setViewportSize({ width: 1023, height: 800 });
  await part.filter({ visible: true }).waitFor();
  expect(await review.isVisible()).toBe(false);
  await page.setViewportSize({ width: 1024, height: 800 });
  await part.filter({ visible: true }).waitFor({ state: 'detached' });
  await review.waitFor();
  await page.getByRole('navigation', { name: 'Steps' }).filter({ visible: true }).waitFor();
  await page.close();
});

describe('on the narrowest telephone', () => {
  const openNarrow = async (path: string, locale: 'en' | 'tr') => {
    const page = await browser.newPage({ locale, viewport: { width: 320, height: 700 } });
    page.setDefaultTimeout(patience);
    await page.goto(server.url + path);
    return page;
  };
  /** The words of a text, line by line as they stand. */
  const linesOf = (text: Locator): Promise<string[][]> =>
    text.evaluate((element) => {
      const lines = new Map<number, string[]>();
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          for (const { top } of range.getClientRects()) lines.set(top, [...(lines.get(top) ?? []), word]);
        }
      }
      return [...lines.values()];
    });

  itAtNight('the title leaves no word alone on a line', async () => {
    const page = await openNarrow('/application', 'tr');
    await page.evaluate(() => document.fonts.ready);
    const lines = await linesOf(page.getByRole('heading', { level: 1 }));
    expect(lines.flat().join(' ')).toBe(turkish.title);
    expect(lines.filter((words) => words.length < 2)).toEqual([]);
    await page.close();
  });

  itAtNight('the circles of the way to the blog keep their size where its words wrap', async () => {
    applicants += 1;
    const { statusToken } = await applyAs(server, `applicant${applicants}`);
    const page = await openNarrow(`/application/status?token=${statusToken}`, 'tr');
    const steps = page.getByRole('list', { name: turkishStatus.pathTitle }).getByRole('listitem');
    await steps.first().waitFor();
    const last = await linesOf(steps.last());
    expect(last.length).toBeGreaterThan(1);
    const sizes = await steps.evaluateAll((items) =>
      items.map((item) => {
        const { width, height } = item.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
        return [width, height];
      }),
    );
    expect(sizes).toEqual(sizes.map(() => [22, 22]));
    await page.close();
  });

  itAtNight('no word is broken in what is read back, nor in a language that was added', async () => {
    const page = await openNarrow('/application?part=review', 'en');
    const missing = page.getByRole('link', { name: 'Change Profile picture' });
    await missing.waitFor();
    expect((await linesOf(missing)).flat()).toEqual(['Profile', 'picture']);
    await page.goto(`${server.url}/application?part=work`);
    await page.getByLabel(profileFieldsMessages.en.addLanguage).selectOption({ label: 'Indonesian' });
    const row = page.getByRole('group', { name: 'Languages' }).getByText('Indonesian', { exact: true }).first();
    expect(await linesOf(row)).toEqual([['Indonesian']]);
    await page.close();
  });

  itAtNight('an IBAN that takes two lines parts its groups evenly', async () => {
    const page = await openNarrow('/application?part=payment', 'en');
    await page.setViewportSize({ width: 285, height: 700 });
    await page.locator('input[name=iban]').fill('TR330006100519786457841326');
    const read = page.getByText('TR33 0006 1005 1978 6457 8413 26', { exact: true });
    const groups = (await linesOf(read)).map(({ length }) => length);
    expect(groups.toSorted()).toEqual([3, 4]);
    await page.close();
  });
});

itAtNight('a switch shows its thumb in the colours of a browser too, on as well as off', async () => {
  const page = await browser.newPage({ locale: 'en', forcedColors: 'active', viewport: { width: 375, height: 812 } });
  page.setDefaultTimeout(patience);
  await page.goto(`${server.url}/application?part=payment`);
  const company = page.getByRole('switch');
  await company.waitFor();
  const coloursOf = () =>
    company.evaluate((track) =>
      [track, track.firstElementChild ?? track].map((part) => getComputedStyle(part).backgroundColor),
    );
  const isThumbSeen = async () => new Set(await coloursOf()).size === 2;
  await expect.poll(isThumbSeen).toBe(true);
  await company.click();
  await page.getByLabel(labelOf('legalEntity', 'en'), { exact: true }).waitFor();
  await expect.poll(isThumbSeen).toBe(true);
  await page.close();
});

it('[BEYOND-117] an applicant goes on on another device by a mailed link, and is asked where it has answers', async () => {
  const email = 'ada@mail.example';
  const [desk, phone] = [await browser.newContext({ locale: 'en' }), await browser.newContext({ locale: 'en' })];
  const textOf = async (template: string) => {
    const mail = (await server.mails()).find((each) => each.to === email && each.template === template);
    return mail?.text ?? '';
  };
  const first = await desk.newPage();
  const second = await phone.newPage();
  for (const page of [first, second]) page.setDefaultTimeout(patience);
  const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  const values = async (page: Page) => [
    await field(page, 'Full name').inputValue(),
    await field(page, 'Account holder name (optional)').inputValue(),
    await page.getByLabel('Email', { exact: true }).inputValue(),
  ];

  await first.setViewportSize({ width: 375, height: 740 });
  await first.goto(`${server.url}/application`);
  await field(first, 'Full name').fill('Ada Yılmaz');
  await field(first, 'Email').fill(email);
  await press(first, 'Verify');
  await expect.poll(() => textOf('code')).toMatch(/\d{6}/);
  await field(first, 'Verification code').fill(/\d{6}/.exec(await textOf('code'))?.[0] ?? '');
  await press(first, 'Verify code');
  await press(first, 'Next');
  await press(first, 'Next');
  await press(first, 'Next');
  await field(first, 'Account holder name (optional)').fill('A. Secret');
  await press(first, 'Continue on another device');
  await first.getByText(`We emailed a link to ${email}.`).waitFor();
  const link = `${server.url}${/\/application\/continue\S+/.exec(await textOf('draft-link'))?.[0]}`;

  await second.goto(`${server.url}/application`);
  await field(second, 'Full name').fill('Noor Demir');
  await second.goto(link);
  await press(second, 'Keep the answers on this device');
  await expect.poll(() => values(second)).toEqual(['Noor Demir', '', '']);
  await second.goto(link);
  await press(second, 'Continue with the saved answers');
  await expect.poll(() => values(second)).toEqual(['Ada Yılmaz', '', email]);
  await second.getByText('Verified', { exact: true }).waitFor();
  expect(new URL(second.url()).search).toBe('?part=payment');

  server.clock.now += 10 * 60_000;
  await second.goto(link);
  await second.getByRole('heading', { name: 'This link was already used' }).waitFor();
  for (const context of [desk, phone]) await context.close();
});
