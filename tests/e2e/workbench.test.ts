import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barriersOf } from '#tests/kit/barriers.ts';
import { closePages, patience, sharedChromium } from '#tests/kit/chromium.ts';
import { sampleOf } from '#tests/kit/nightly.ts';
import { startWorkbench } from '#tests/kit/workbench-server.ts';
import type { Catalogue } from '#tests/qa/flow-details.ts';

let url = '';
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ url, stop } = await startWorkbench());
}, 300_000);
afterAll(async () => {
  await closePages();
  await stop();
});

async function open(path: string, look: { width: number; colorScheme: 'light' | 'dark' }): Promise<Page> {
  const { width, colorScheme } = look;
  const browser = await sharedChromium();
  const context = await browser.newContext({ baseURL: url, viewport: { width, height: 900 }, colorScheme });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

describe('[BEYOND-79] the pages of the workbench', () => {
  const pages = {
    '/qa': 'Flows',
    '/qa/email-verification?path=4&step=3': 'Email verification',
    '/qa/changes': 'Changes',
    '/qa/worlds': 'Worlds',
    '/qa?q=no-such-flow': 'Flows',
    '/qa/email-verification': 'Email verification',
    '/qa/email-verification?state=open.notSent&width=375': 'Email verification',
    '/qa/blog-editing?zoom=actual': 'Blog editing',
    '/qa/trip-lifecycle': 'Trip (lifecycle)',
    '/qa/no-such-flow': 'This page could not be shown',
  };
  const looks = [
    { width: 1440, colorScheme: 'light' },
    { width: 375, colorScheme: 'dark' },
  ] as const;

  it.each(sampleOf(looks))(
    'at $width px, $colorScheme: no accessibility violation, no sideways scrolling',
    async (look) => {
      const page = await open('/qa', look);
      for (const [path, title] of sampleOf(Object.entries(pages), 4)) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
        await page.evaluate(() => {
          for (const details of document.querySelectorAll('details')) details.open = true;
        });
        const isTooWide = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth > clientWidth;
        });
        expect([path, isTooWide, await barriersOf(page)]).toEqual([path, false, []]);
      }
    },
  );

  it('lead from the index to a state of a flow by the keyboard alone', async () => {
    const page = await open('/qa', { width: 1440, colorScheme: 'light' });
    await tabTo(page, 'Search');
    await page.keyboard.type('email verif');
    await page.getByText(/^\d of \d+ flows$/).waitFor();
    await tabTo(page, 'Email verification');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Email verification' }).waitFor();
    await tabTo(page, 'Size');
    await page.keyboard.press('ArrowDown');
    await page.waitForURL(/\?zoom=actual$/);
    await tabTo(page, 'not sent');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'The shortest way to “open › not sent”' }).waitFor();
    expect(page.url()).toContain('state=open.notSent');
  });
});

it('[BEYOND-78] a catalogue file is compared on the page, which leads to the paths to walk', async () => {
  const page = await open('/qa/changes', { width: 1440, colorScheme: 'light' });
  const catalogue: Catalogue = await (await fetch(`${url}/api/qa/catalogue`)).json();
  const compareWith = async (content: unknown) => {
    const buffer = Buffer.from(JSON.stringify(content));
    await page.getByLabel('Catalogue file').setInputFiles({ name: 'old.json', mimeType: 'application/json', buffer });
    await page.getByRole('button', { name: 'Compare with the file' }).click();
  };
  await compareWith(catalogue);
  await page.getByText('Nothing to walk: every flow has the same transitions as in the catalogue file.').waitFor();
  await compareWith({});
  await page.getByText(/^This file is no catalogue of flows\./).waitFor();
  const isNew = (arrow: string) => arrow.endsWith(': toast.release');
  await compareWith(catalogue.map((flow) => ({ ...flow, arrows: flow.arrows.filter((arrow) => !isNew(arrow)) })));
  await page.getByText('Since the catalogue file: 1 flow changed, 1 path to walk.').waitFor();
  await page.getByRole('link', { name: /^Path \d+: Save a change, point at the toast/ }).click();
  await page.waitForURL(/\/qa\/toast\?path=\d+/, { waitUntil: 'commit' });
});

it('a tester who leaves the path records what has to be there, and what has not', async () => {
  const page = await open('/qa/email-verification?path=4&step=2', { width: 1440, colorScheme: 'light' });
  const saved: unknown[] = [];
  await page.route('**/api/qa/recordings', (route) => {
    saved.push(route.request().postDataJSON());
    return route.fulfill({ status: 201, json: { file: 'a-code-is-not-sent.json' } });
  });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
  const screen = page.frameLocator('iframe[name=stage]');
  await page.getByText('State open › sending').waitFor();
  await press('Start recording');
  await press('“Send verification email” fails: no message');
  await screen.getByRole('button', { name: 'Try again' }).selectText();
  await press('Expect this text');
  await page.getByLabel('Text, unless you select one on the page').fill('Check your email');
  await press('Expect no such text');
  await press('Stop recording');
  await page.getByLabel('Title').fill('A code is not sent');
  await press('Save');
  await page.getByText('Saved as tests/recordings/a-code-is-not-sent.json.').waitFor();
  expect(saved).toMatchObject([
    {
      flow: 'email-verification',
      steps: [
        { do: 'fill', label: 'Email' },
        { do: 'press', name: 'Verify' },
        { do: 'fail', call: 'sendVerificationEmail' },
        { do: 'see', text: 'Try again' },
        { do: 'miss', text: 'Check your email' },
      ],
    },
  ]);
});

/** Presses Tab until the keyboard is on the element of this name. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const { activeElement: element } = document;
      const label =
        element instanceof HTMLInputElement || element instanceof HTMLSelectElement
          ? element.labels?.[0]?.firstChild?.textContent
          : element?.textContent;
      return element?.getAttribute('aria-label') ?? label ?? '';
    });
    if (focused === name) return;
  }
  throw new Error(`The keyboard does not come to "${name}".`);
}
