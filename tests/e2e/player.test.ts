import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { barriersOf } from '#tests/kit/barriers.ts';
import { closePages, patience, sharedChromium } from '#tests/kit/chromium.ts';
import { stateInWords } from '#tests/kit/in-words.ts';
import { isNightly, itAtNight } from '#tests/kit/nightly.ts';
import { startWorkbench } from '#tests/kit/workbench-server.ts';
import type { FlowDetails } from '#tests/qa/flow-details.ts';
import { faultNames } from '#tests/qa/web/try-faults.ts';

let stop: () => Promise<void>;
let context: BrowserContext;

beforeAll(async () => {
  const { url, ...server } = await startWorkbench();
  stop = server.stop;
  const browser = await sharedChromium();
  // The workbench allows no evaluated scripts, and waiting for a function is one.
  context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 1600 }, bypassCSP: true });
  context.setDefaultTimeout(patience);
}, 300_000);
/** The clock of an open player runs, and takes time from the next test. */
afterEach(async () => {
  for (const page of context.pages()) await page.close();
});
afterAll(async () => {
  await closePages();
  await stop();
});

async function read<Content>(address: string): Promise<Content> {
  const response = await context.request.get(address);
  return response.json();
}

async function open(address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const isAt = (page: Page, step: number) => page.getByText(`Step ${step} of `).waitFor();
const mistakes = (page: Page) =>
  page.getByRole('region', { name: 'Expected' }).getByRole('img', { name: 'No' }).count();

describe('[BEYOND-80] the player', () => {
  it('[BEYOND-81] goes to any step, which the address names, and lets each call wait until the tester answers it', async () => {
    const page = await open('/qa/email-verification?path=14&step=3');
    await isAt(page, 3);
    await page.getByText('State open › sending').waitFor();
    await button(page, 'Next').click();
    await isAt(page, 4);
    await expect.poll(() => mistakes(page)).toBe(0);
    expect(new URL(page.url()).searchParams.get('step')).toBe('4');
    await page.frameLocator('iframe[name=stage]').getByText('We sent a six-digit code to noor@mail.example.').waitFor();
    await button(page, 'Back').click();
    await isAt(page, 3);

    const calls = page.getByRole('group', { name: '“Send verification email”' });
    await calls.getByRole('button', { name: '“Send verification email” answers “refused”' }).waitFor();
    await calls.getByRole('button', { name: '“Send verification email” fails: no message' }).click();
    await page.getByText('found open › not sent').waitFor();
    await page.getByText('You have left the path.').waitFor();
    await expect.poll(() => mistakes(page)).toBeGreaterThan(0);
    await page.frameLocator('iframe[name=stage]').getByRole('button', { name: 'Try again' }).press('Enter');
    await calls.getByRole('button', { name: '“Send verification email” answers “sent”' }).click();
    await isAt(page, 4);
    expect(await page.getByText('You have left the path.').count()).toBe(0);
    const screen = page.frameLocator('iframe[name=stage]');
    await screen.getByLabel('Verification code').fill('123456');
    await screen.getByRole('button', { name: 'Verify code' }).press('Enter');
    await isAt(page, 5);
    await button(page, '+5 min').click();
    await isAt(page, 6);
    await button(page, 'Next').click();
    await screen.getByText('This code has expired. Request a new one.').waitFor();
    await isAt(page, 7);

    await page.getByRole('region', { name: 'Steps' }).getByRole('button').last().click();
    await isAt(page, 8);
    await page.getByText('The path ends here.').waitFor();
    await button(page, 'Start again').click();
    await isAt(page, 0);
    await button(page, 'Play').click();
    await isAt(page, 2);
    await button(page, 'Pause').click();
    await button(page, 'Next').waitFor();
  });

  itAtNight('begins at the time of the path, runs from there, and is moved by the tester', async () => {
    const page = await open('/qa/email-verification?path=14&step=4');
    await isAt(page, 4);
    const ring = page.frameLocator('iframe[name=stage]').getByRole('timer');
    const seconds = async () => {
      const [, minutes, rest] = /(\d):(\d\d)/.exec((await ring.textContent()) ?? '') ?? [];
      return Number(minutes) * 60 + Number(rest);
    };
    await ring.waitFor();
    const first = await seconds();
    expect(first).toBeGreaterThan(240);
    expect(first).toBeLessThanOrEqual(300);
    await expect.poll(seconds).toBeLessThan(first);
    const before = await seconds();
    await button(page, '+30 s').click();
    await expect.poll(seconds).toBeLessThanOrEqual(before - 30);
    await button(page, '+5 min').click();
    await page.frameLocator('iframe[name=stage]').getByText('This code has expired. Request a new one.').waitFor();
    await page.frameLocator('iframe[name=stage]').getByRole('button', { name: 'Resend code' }).press('Enter');
    await button(page, '“Resend verification email” answers “sent”').click();
    await ring.waitFor();
    expect(await seconds()).toBeGreaterThan(240);
    await page.goto('/qa/audit-trail?state=ready');
    await page.frameLocator('iframe[name=stage]').getByText('2026').first().waitFor();
  });

  it('[BEYOND-82] shows the screen in Turkish, at the width of a phone, and a state in both languages at two widths', async () => {
    const page = await open('/qa/email-verification?path=14&step=4&width=375');
    await isAt(page, 4);
    expect(await page.locator('iframe[name=stage]').evaluate((frame) => frame.clientWidth)).toBe(375);
    const box = async () => (await page.locator('iframe[name=stage]').boundingBox())?.width ?? 0;
    expect(await box()).toBeCloseTo(377, 0);
    await page.getByLabel('Width').first().selectOption('1280');
    const room = (await page.getByRole('region', { name: 'Screen' }).boundingBox())?.width ?? 0;
    await expect.poll(box).toBeCloseTo(room, 0);
    await page.getByLabel('Width').first().selectOption('375');
    await page.getByLabel('Language').selectOption('tr');
    await page.frameLocator('iframe[name=stage]').getByText('E-postanızı kontrol edin').waitFor();
    await button(page, 'Next').click();
    await isAt(page, 5);
    await page.getByText('State open › awaiting code › entry › checking + clock › running').waitFor();
    await page.getByText('Text “E-postanızı kontrol edin” (Check your email)').waitFor();
    expect(await mistakes(page)).toBe(0);

    await page.goto('/qa/email-verification?state=open.notSent');
    await isAt(page, 3);
    await page.getByText('Pictures in both languages').click();
    for (const [title, text] of [
      ['English, 1280 px', 'Check your email'],
      ['English, 375 px', 'Check your email'],
      ['Türkçe, 1280 px', 'E-postanızı kontrol edin'],
      ['Türkçe, 375 px', 'E-postanızı kontrol edin'],
    ])
      await page
        .frameLocator(`iframe[title="${title}"]`)
        .getByText(text ?? '')
        .waitFor();
  });

  it('[BEYOND-85] keeps how each step looked, its calls and their answers, and the events between actors', async () => {
    const page = await open('/qa/email-verification?path=14&step=4');
    await isAt(page, 4);
    const screen = page.frameLocator('iframe[name=stage]');
    await screen.getByLabel('Verification code').fill('000000');
    await screen.getByRole('button', { name: 'Verify code' }).press('Enter');
    await page.getByRole('group', { name: '“Verify email”' }).getByText('“invalid”').click();
    await screen.getByText('Invalid or expired verification code').waitFor();
    const lookBack = page.getByRole('region', { name: 'Look back' });
    expect(await lookBack.locator('summary').allInnerTexts()).toEqual([
      '0. Open the page → closed',
      '1. Verify the address mia@mail.example in another tab → verified',
      '2. Type the address noor@mail.example → closed',
      '3. Press Verify → open › sending',
      '4. “Send verification email” answers “sent” → open › awaiting code › entry › checking + clock › running',
    ]);
    const rowsOf = async (step: number) => {
      const rows = lookBack.locator('details[open]').getByRole('row');
      await lookBack.locator('summary').nth(step).click();
      return (await rows.allInnerTexts()).slice(1).map((row) => row.split('\t').slice(1));
    };
    expect(await rowsOf(3)).toEqual([
      ['page', 'emailVerification', 'code.send'],
      ['emailVerification', 'sendVerificationEmail', expect.stringMatching(/^starts .*noor@mail\.example/)],
    ]);
    await lookBack.frameLocator('iframe[title="The screen at step 3"]').getByText('Sending').waitFor();
    expect(await rowsOf(4)).toEqual([
      ['sendVerificationEmail', 'emailVerification', expect.stringMatching(/^sendVerificationEmail answers .*"sent"/)],
      ['emailVerification', 'countdown', expect.stringMatching(/^starts .*deadline/)],
      ['page', 'emailVerification', 'code.submit {"code":"000000"}'],
      ['emailVerification', 'verifyEmail', expect.stringMatching(/^starts .*000000/)],
    ]);
    const then = lookBack.frameLocator('iframe[title="The screen at step 4"]');
    expect(await then.getByLabel('Verification code').inputValue()).toBe('000000');
    await page.getByText(/^Events between actors/).click();
    await page.getByRole('row', { name: /verifyEmail emailVerification verifyEmail answers .*invalid/ }).waitFor();
  });

  itAtNight('[BEYOND-84] tries every fault at a step, says what was lost, and goes back to the step', async () => {
    const page = await open('/qa/email-verification?path=14&step=5');
    await isAt(page, 5);
    await button(page, 'Try all here').click();
    const faults = page.getByRole('region', { name: 'Faults' });
    // The faults come one by one, and each has its own time.
    for (const fault of faultNames) await faults.getByText(`${fault}: `).waitFor();
    const reports = await faults.getByRole('listitem').allInnerTexts();
    const reportOf = (fault: string) => reports.find((each) => each.includes(`${fault}: `));
    for (const fault of ['Offline', 'Answer 401', 'Answer 500', 'HTML instead of JSON'])
      expect(reportOf(fault)).toMatch(/✓.*entering › failed .*Buttons: Verify code, Change address/);
    expect(reportOf('No answer')).toMatch(/✓.*entry › checking .*Buttons: Change address/);
    expect(reportOf('Reload, or Back and forward again')).toContain('Lost: Verification code.');
    expect(reportOf('Double press')).toContain('The next step is not a press');
    expect(reportOf('Storage full')).toContain('✓');
    await page.getByText('State open › awaiting code › entry › checking + clock › running').waitFor();
  });

  itAtNight(
    '[BEYOND-76] records what the tester does after the steps of a path, in the words of a replay',
    async () => {
      const page = await open('/qa/email-verification?path=14&step=4');
      await isAt(page, 4);
      await button(page, 'Start recording').click();
      await page.frameLocator('iframe[name=stage]').getByLabel('Verification code').fill('000000');
      await page.frameLocator('iframe[name=stage]').getByRole('button', { name: 'Verify code' }).press('Enter');
      await page.getByRole('group', { name: '“Verify email”' }).getByText('“invalid”').click();
      await button(page, 'Expect this state').click();
      await button(page, 'Stop recording').click();
      const recording = page.getByRole('region', { name: 'Recording' });
      const lines = await recording.getByRole('listitem').allInnerTexts();
      expect(lines.map((line) => line.replace(/ ×$/, '').trim())).toEqual([
        'Another part of the product sends verification.observe',
        'Enter “noor@mail.example” in “Email”',
        'Press “Verify”',
        '“Send verification email” answers “sent”',
        'Enter “{wrongCode}” in “Verification code”',
        'Press “Verify code”',
        '“Verify email” answers “invalid”',
        'Expect the state “open › awaiting code › entry › entering › rejected + clock › running”',
      ]);
    },
  );

  itAtNight('[BEYOND-83] keeps the result of a path in this browser', async () => {
    const page = await open('/qa/login?path=1');
    await page.getByLabel('Note').fill('The sign-in takes the session over.');
    await button(page, 'Fail').click();
    await page.getByText('Failed on').waitFor();
    await page.getByRole('region', { name: 'Paths' }).getByText('✗ failed').waitFor();
    await page.goto('/qa?q=sign-in+page');
    await page.getByText('1 of 1 failed').waitFor();
    await page.goto('/qa/login?path=1');
    await expect.poll(() => page.getByLabel('Note').inputValue()).toBe('The sign-in takes the session over.');
  });
});

describe('[BEYOND-83] playing all paths', () => {
  itAtNight('gives each path of a flow a result, with the picture of the step that failed', async () => {
    // The answer of the server about the flow expects a text that the screen does not have.
    await context.route('**/api/qa/flows/copying', async (route) => {
      const response = await route.fetch();
      const flow: FlowDetails = await response.json();
      flow.pathList.at(-1)?.steps.at(-1)?.texts.push('A text of another flow');
      await route.fulfill({ response, json: flow });
    });
    const page = await open('/qa/copying?path=1');
    await page.getByLabel('Note').fill('It copies the wrong address.');
    await button(page, 'Fail').click();
    await page.getByText('Failed on').waitFor();
    await page.goto('/qa/play?flow=copying');
    const { title, pathList } = await read<FlowDetails>('/api/qa/flows/copying');
    const count = pathList.length;
    await page.getByText(`0 of ${count} paths played`).waitFor();
    await page.getByLabel('Your name').fill('Mia');
    await button(page, 'Play all').click();
    await page.getByText(`${count} of ${count} paths played, 1 failed.`).waitFor();
    const failed = page.getByRole('row', { name: /✗ Failed/ });
    await failed.getByText('Missing: “A text of another flow”').waitFor();
    expect(await failed.getByRole('cell').allInnerTexts()).toEqual(expect.arrayContaining(['en', '1280', 'Mia']));
    await failed.getByText('Picture').click();
    await failed.frameLocator('iframe').getByRole('button').first().waitFor();
    expect(await barriersOf(page)).toEqual([]);
    const last = pathList.at(-1)?.steps.at(-1);
    expect(await failed.getByRole('rowheader').textContent()).toBe(
      `${title}: ${last?.words} → ${stateInWords(last?.state ?? '')}copying, path ${count}`,
    );
    await failed.getByRole('link').click();
    await page.getByRole('heading', { name: `Path ${count}` }).waitFor();
    // What a person found stays.
    await page.goto('/qa/copying?path=1');
    await page.getByText(/^Failed on .+\. Passed on .+ by Play all\.$/).waitFor();
    expect(await page.getByLabel('Note').inputValue()).toBe('It copies the wrong address.');
    await context.unroute('**/api/qa/flows/copying');
  });
});

/** In `npm test` the walks of `screens` take these paths. */
it.runIf(isNightly)(
  '[BEYOND-80, BEYOND-83] Play all finds every path of every flow as its screen was tested',
  async () => {
    const page = await open('/qa/play');
    await button(page, 'Play all').click();
    const playedAll = page.getByText(/^(\d+) of \1 paths played/);
    await playedAll.waitFor({ timeout: 1_500_000 });
    expect(await page.getByRole('row', { name: /✗ Failed/ }).allInnerTexts()).toEqual([]);
  },
  1_600_000,
);
