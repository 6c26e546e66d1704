import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { closePages, contextOfPerson, patience, sharedChromium } from '#tests/kit/chromium.ts';
import { sampleOf } from '#tests/kit/nightly.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';
import { centreOf, timedPresses } from '#tests/kit/timed-presses.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(closePages);
afterAll(() => server.stop());

const plainPage = `
  <p id="text" style="margin: 0; font-size: 40px">Harbour</p>
  <button id="one" style="width: 120px; height: 60px">One</button>
  <button id="two" style="width: 120px; height: 60px">Two</button>
  <button id="switch" role="switch" aria-checked="false">Switch</button>
  <input id="box" type="checkbox"><input id="field"><input id="number" type="number" value="1">
  <textarea id="area"></textarea>
  <ul id="list">${['Ada', 'Ece', 'Can'].map((name) => `<li><button aria-label="Remove ${name}">Remove</button></li>`).join('')}</ul>`;

/** A plain page under the rule of the app: it counts presses, and a row of its list goes when it is pressed. */
async function openPlainPage(options: { hasRule: boolean }): Promise<Page> {
  const browser = await sharedChromium();
  const context = await (options.hasRule ? contextOfPerson(browser, {}) : browser.newContext());
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  await page.goto(`${server.url}/login`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate((html) => {
    document.body.innerHTML = html;
    document.addEventListener('click', ({ target }) => {
      if (!(target instanceof HTMLButtonElement)) return;
      const presses = (target.dataset.presses ?? '') + target.id.slice(0, 1);
      target.dataset.presses = presses;
      if (target.id === 'switch') target.ariaChecked = String(target.ariaChecked === 'false');
      const row = target.closest('li');
      const next = row?.nextElementSibling?.querySelector('button');
      row?.remove();
      next?.focus();
    });
  }, plainPage);
  return page;
}

const pressesOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((button) => (button as HTMLElement).dataset.presses?.length ?? 0);
const rowsOf = (page: Page) => page.locator('#list button').evaluateAll((all) => all.map((each) => each.ariaLabel));
const firstRow = (page: Page) => page.locator('#list button').first();

it.each(sampleOf(['pointer', 'Enter', 'Space'] as const, 2))(
  'a second press by %s does nothing to the next row',
  async (way) => {
    const page = await openPlainPage({ hasRule: true });
    const { click, press } = await timedPresses(page);
    const at = await centreOf(firstRow(page));
    await firstRow(page).focus();
    const pressAt = (afterMs: number, count: number) =>
      way === 'pointer' ? click(at, afterMs, count) : press(way, afterMs);
    await pressAt(0, 1);
    await pressAt(650, 2);
    expect(await rowsOf(page)).toEqual(['Remove Ece', 'Remove Can']);
    await pressAt(1_400, 1);
    expect(await rowsOf(page)).toEqual(['Remove Can']);
  },
);

it.each(sampleOf(['pointer', 'Enter'] as const))(
  'without the rule a second press by %s removes the next row',
  async (way) => {
    const page = await openPlainPage({ hasRule: false });
    const { click, press } = await timedPresses(page);
    const at = await centreOf(firstRow(page));
    await firstRow(page).focus();
    for (const [afterMs, count] of [
      [0, 1],
      [120, 2],
    ] as const)
      await (way === 'pointer' ? click(at, afterMs, count) : press(way, afterMs));
    expect(await rowsOf(page)).toEqual(['Remove Can']);
  },
);

it('quick clicks at other points, on a switch, and on one button all count', async () => {
  const page = await openPlainPage({ hasRule: true });
  const { click } = await timedPresses(page);
  const [one, two, toggle] = [
    await centreOf(page.locator('#one')),
    await centreOf(page.locator('#two')),
    await centreOf(page.locator('#switch')),
  ];
  await click(one, 0);
  await click(two, 50);
  await click(one, 100);
  await click(one, 150, 2);
  await click(one, 200, 3);
  await click(toggle, 250);
  await click(toggle, 300, 2);
  expect([await pressesOf(page, 'one'), await pressesOf(page, 'two'), await pressesOf(page, 'switch')]).toEqual([
    4, 1, 2,
  ]);
  expect(await page.locator('#switch').getAttribute('aria-checked')).toBe('false');
});

it('a double click selects a word', async () => {
  const page = await openPlainPage({ hasRule: true });
  const { click } = await timedPresses(page);
  const { y } = await centreOf(page.locator('#text'));
  await click({ x: 40, y }, 0);
  await click({ x: 40, y }, 100, 2);
  expect(await page.evaluate(() => String(getSelection()).trim())).toBe('Harbour');
});

it('quick keys count after Tab, on one box, in fields and on a number', async () => {
  const page = await openPlainPage({ hasRule: true });
  const { press } = await timedPresses(page);
  await page.locator('#one').focus();
  await press('Enter', 0);
  await press('Tab', 30);
  await press('Enter', 60);
  expect([await pressesOf(page, 'one'), await pressesOf(page, 'two')]).toEqual([1, 1]);
  await page.locator('#box').focus();
  await press('Space', 1_000);
  await press('Space', 1_050);
  await press('Space', 1_100);
  expect(await page.locator('#box').isChecked()).toBe(true);
  await page.locator('#field').focus();
  for (const [index, key] of (['a', 'Space', 'Space', 'a'] as const).entries()) await press(key, 1_200 + 30 * index);
  expect(await page.locator('#field').inputValue()).toBe('a  a');
  await page.locator('#area').focus();
  for (const [index, key] of (['a', 'Enter', 'Enter', 'a'] as const).entries()) await press(key, 1_400 + 30 * index);
  expect(await page.locator('#area').inputValue()).toBe('a\n\na');
  await page.locator('#number').focus();
  for (const afterMs of [1_600, 1_630, 1_660]) await press('ArrowUp', afterMs);
  expect(await page.locator('#number').inputValue()).toBe('4');
});
