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
  await page.getByText('Transitions', { exact: true }).click();
  await page
    .getByText(/→ .+: Toast release/)
    .first()
    .waitFor();
  await page.getByRole('link', { name: /^Path \d+: Save a change, point at the toast/ }).click();
  await page.waitForURL(/\/qa\/toast\?path=\d+/, { waitUntil: 'commit' });
});

it('[BEYOND-83] files of results are opened and taken into this browser; a wrong one says so and loses nothing', async () => {
  const page = await open('/qa/login?path=1', { width: 820, colorScheme: 'light' });
  await page.getByLabel('Note').fill('Mine stays.');
  await page.getByRole('button', { name: 'Fail', exact: true }).click();
  await page.getByText('Failed on').waitFor();
  await page.getByRole('link', { name: 'Results' }).click();
  const said = page.getByRole('status');
  const give = async (name: string, content: string) => {
    const buffer = Buffer.from(content);
    await page.getByLabel(/^Open files of results/).setInputFiles({ name, mimeType: 'application/json', buffer });
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await said.filter({ hasText: name }).waitFor();
  };
  const found = { flow: 'login', verdict: 'passed', note: 'By a colleague.', at: 1 };
  const results = [1, 2].map((path) => ({ ...found, target: `path ${path}` }));
  await give('yesterday.json', JSON.stringify({ by: 'Mia', results }));
  const file = page.getByRole('region', { name: 'yesterday.json' });
  await file.getByText('2 results, 0 failed.').waitFor();
  await give('notes.txt', 'Nothing of the kind.');
  expect(await said.textContent()).toMatch(/^“notes.txt” has no results of the workbench, and nothing was changed/);
  expect(await file.getByRole('row').count()).toBe(3);
  await file.getByRole('button', { name: 'Add to the results of this browser' }).click();
  await said.filter({ hasText: '1 result of “yesterday.json” added' }).waitFor();
  const own = page.getByRole('region', { name: 'In this browser' });
  expect(await own.getByRole('row').allInnerTexts()).toEqual([
    expect.anything(),
    expect.stringContaining('Mine stays.'),
    expect.stringContaining('By a colleague.'),
  ]);
  const dropped = await page.evaluateHandle(
    (content) => {
      const data = new DataTransfer();
      data.items.add(new File([content], 'dropped.json'));
      return data;
    },
    JSON.stringify(results.map((each) => ({ ...each, at: '2026-03-01T09:30:00.000Z' }))),
  );
  await page.getByText(/^Open files of results/).dispatchEvent('drop', { dataTransfer: dropped });
  await page.getByRole('region', { name: 'dropped.json' }).getByText('By a colleague.').first().waitFor();
  expect(await barriersOf(page)).toEqual([]);
});

it('[BEYOND-80] a path that ends the flow on an empty screen says why it is empty', async () => {
  const page = await open('/qa/bank-details?path=7&step=4', { width: 1440, colorScheme: 'light' });
  await page.getByText(/The flow has ended, and shows nothing more: in the product its page moves on/).waitFor();
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
