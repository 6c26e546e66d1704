import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { labelOf } from '#rules/field-labels.ts';
import { barriersOf } from '#tests/kit/barriers.ts';
import { launchChromium, patience } from '#tests/kit/chromium.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';
import { application as english } from '#web/i18n/en/application.ts';
import { applicationParts as englishParts } from '#web/i18n/en/application-parts.ts';
import { application as turkish } from '#web/i18n/tr/application.ts';
import { applicationParts as turkishParts } from '#web/i18n/tr/application-parts.ts';

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await startTestServer();
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

it.each([
  ['en', 375, english, englishParts],
  ['tr', 320, turkish, turkishParts],
] as const)(
  '[APPLY-01] [APPLY-02] a telephone shows the form part by part, in %s at %s pixels',
  async (locale, width, words, parts) => {
    const context = await browser.newContext({
      locale,
      viewport: { width, height: 640 },
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    const field = (name: string) => page.getByLabel(labelOf(name, locale), { exact: true });
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const isAt = async (number: number, step: 'you' | 'profile' | 'work' | 'payment' | 'review') => {
      await page
        .getByRole('heading', { name: `${number}. ${words[step]}` })
        .and(page.locator(':focus'))
        .waitFor();
      await page.getByText(parts.partOf(number, 5), { exact: true }).waitFor();
    };

    await page.goto(`${server.url}/application`);
    await field('fullName').fill('Deniz Yıldız');
    await button(parts.next).tap();
    await isAt(2, 'profile');
    await page.getByText(parts.passed(words.you, 3)).waitFor();
    expect(new URL(page.url()).search).toBe('?part=profile');
    await field('aboutMe').fill('I sail along the Lycian coast.');
    await button(parts.next).tap();
    await isAt(3, 'work');
    expect(await barriersOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    await page.goBack();
    await isAt(2, 'profile');
    await expect.poll(() => field('aboutMe').inputValue()).toBe('I sail along the Lycian coast.');
    await page.reload();
    await page.getByText(parts.partOf(2, 5), { exact: true }).waitFor();
    await expect.poll(() => field('aboutMe').inputValue()).toBe('I sail along the Lycian coast.');
    await page.goBack();
    await isAt(1, 'you');
    await expect.poll(() => field('fullName').inputValue()).toBe('Deniz Yıldız');

    await page
      .getByRole('navigation')
      .getByRole('button', { name: new RegExp(`^5. ${words.review}`) })
      .tap();
    await isAt(5, 'review');
    const read = page.getByRole('definition').filter({ hasText: 'Deniz Yıldız' });
    await read.getByRole('link').tap();
    await expect.poll(() => field('fullName').evaluate((input) => input === document.activeElement)).toBe(true);
    await page.goBack();
    await isAt(5, 'review');
    expect(await barriersOf(page)).toEqual([]);
    await context.close();
  },
);

it('the keyboard never stands behind what stays in sight at the foot of a part', async () => {
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
  await page.close();
});
