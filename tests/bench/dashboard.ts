import type { Page } from 'playwright-core';
import { tripsOnPage } from '#rules/trip-parts.ts';
import { startBlog } from '#tests/kit/blogs.ts';
import { launchChromium } from '#tests/kit/chromium.ts';
import { openOwnerTab } from '#tests/kit/owner-tab.ts';
import { startTestServer } from '#tests/kit/server.ts';
import { atMost, type Figure, median, percentile, ratio, reported } from './figure.ts';

const [rounds, edits, trips] = [12, 20, 200];

/** From an edit until the preview of 200 trips is painted, and the same change made by hand there; at a quarter of the CPU as well. */
export async function dashboard(): Promise<Figure[]> {
  const server = await startTestServer();
  const titled = Array.from({ length: trips }, (_, index) => ({ title: `Trip number ${index}` }));
  const owner = { username: 'deniz', ...(await startBlog(server, { trips: titled })) };
  const browser = await launchChromium();
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  const page = await openOwnerTab(context, server, owner);
  await page.getByRole('button', { name: 'Profile & Style' }).click();
  await page.getByRole('slider', { name: 'Opacity' }).waitFor();
  await page
    .locator('[data-blog] article')
    .nth(tripsOnPage - 1)
    .waitFor({ state: 'attached' });
  const slide = (): Promise<number[]> => page.evaluate(timesOf, { edits, isByHand: false });
  const byHand = (): Promise<number[]> => page.evaluate(timesOf, { edits, isByHand: true });
  await slide();
  const times = { ours: [] as number[][], theirs: [] as number[][] };
  for (let round = 0; round < rounds; round += 1) {
    times.ours.push(await slide());
    times.theirs.push(await byHand());
  }
  await throttled(page);
  const slowly = await slide();
  await browser.close();
  await server.stop();
  return [
    reported('edit to painted preview, 200 trips, median', median(times.ours.flat()), ' ms'),
    reported('the same, 95th percentile', slowest(times.ours.flat()), ' ms'),
    reported('by hand on the same page, median', median(times.theirs.flat()), ' ms'),
    ratio('the one / the other, 95th percentiles', times.ours.map(slowest), times.theirs.map(slowest), 1.5),
    atMost('edit to painted preview at a quarter of the CPU, p95', slowest(slowly), 50, ' ms', 1),
  ];
}

const slowest = (times: readonly number[]): number => percentile(times, 0.95);

async function throttled(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Runs in the page: how long a frame takes in which the cover becomes fainter, by its slider or by its property. */
async function timesOf({ edits: count, isByHand }: { edits: number; isByHand: boolean }): Promise<number[]> {
  const [slider] = [...document.querySelectorAll('label')].flatMap((label) =>
    label.textContent === 'Opacity' && label.control instanceof HTMLInputElement ? [label.control] : [],
  );
  if (!slider) throw new Error('There is no slider.');
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const rulesOfBlog = () =>
    document.adoptedStyleSheets.flatMap((sheet) =>
      [...sheet.cssRules].filter((rule) => rule instanceof CSSStyleRule && rule.selectorText === '[data-blog]'),
    );
  const change = (opacity: number) => {
    if (isByHand)
      for (const rule of rulesOfBlog()) (rule as CSSStyleRule).style.setProperty('--blog-coverOpacity', `${opacity}`);
    else {
      write?.call(slider, `${opacity}`);
      slider.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
  const frameOf = (opacity: number) =>
    new Promise<number>((tell) => {
      requestAnimationFrame(() => {
        const begun = performance.now();
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => tell(performance.now() - begun);
        port2.postMessage(null);
        change(opacity);
      });
    });
  const times: number[] = [];
  for (let edit = 0; edit < count; edit += 1) {
    times.push(await frameOf(((edit % 9) + 1) / 10));
    await new Promise((next) => setTimeout(next, 30));
  }
  return times;
}
