import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '#tests/kit/chromium.ts';
import { dataFolder } from '#tests/kit/server-process.ts';
import { endSide, startSide } from './cpu-race.ts';
import { fill } from './directory.ts';
import { atMost, type Figure, median, percentile, ratio } from './figure.ts';
import { paintsAfter, typeInTurns, watchKeys } from './key-times.ts';
import { peerPage } from './peer-page.ts';

const [loaded, pages] = [10_000, 200];
const words = ['deniz', 'yilmaz', 'an', 'sel', 'tanaka', 'e', 'mor', 'kaya'];

/** Ten thousand creators in the page: what a key costs, there and on a page that is written by hand; and what a page more costs. */
export async function directoryKeys(): Promise<Figure[]> {
  const data = dataFolder();
  const env = { ...process.env, DATA_DIR: data.folder, DATABASE_URL: '', LOG_LEVEL: 'silent' };
  const token = await fill(loaded, env);
  const side = await startSide('unlimited-server.ts', env);
  const origin = `http://127.0.0.1:${side.port}`;
  const browser = await launchChromium();
  const page = await signedIn(browser, origin);
  const steps = await loadAll(page);
  /** What is asked while keys are pressed is not answered, so that all stay loaded. */
  await page.route('**/api/creator?*', () => {});
  const peer = await openPeer(browser, origin, token);
  const { ours, theirs } = await typeInTurns(
    words,
    (word) => typed(page, word),
    (word) => typed(peer, word),
  );
  const throttle = await page.context().newCDPSession(page);
  await throttle.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const slowly: number[] = [];
  for (const word of words) slowly.push(...(await typed(page, word)));
  await browser.close();
  await endSide(side);
  data.remove();
  return [
    atMost('key to paint with 10,000 loaded, 95th percentile', percentile(ours.flat(), 0.95), 16.7, ' ms', 1),
    atMost('the same at a quarter of the CPU', percentile(slowly, 0.95), 50, ' ms', 1),
    ratio('key to paint / a page by hand', ours.map(median), theirs.map(median), 1),
    ratio('the same, 95th percentiles', ours.map(slowest), theirs.map(slowest), 1),
    atMost('Load More at page 200 / at page 2', median(steps.slice(-10)) / median(steps.slice(0, 10)), 1.1, ' ×'),
  ];
}

export async function signedIn(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({
    locale: 'en-GB',
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.goto('/discovery');
  await page.getByLabel('Username').fill('bench');
  await page.getByLabel('Password', { exact: true }).fill('open-sesame-1');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText(/^Showing 50 of/).waitFor();
  return page;
}

/** Presses the button until all are there; each press ends when the page says how many are shown. */
export const loadAll = (page: Page): Promise<number[]> =>
  page.evaluate(async (count) => {
    const times: number[] = [];
    const shown = () => document.querySelector('[role=status][aria-busy]')?.textContent ?? '';
    for (let step = 1; step < count; step += 1) {
      const before = shown();
      const button = [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Load More Creators',
      );
      const begun = performance.now();
      button?.click();
      while (shown() === before) await new Promise((next) => setTimeout(next, 1));
      times.push(performance.now() - begun);
      await new Promise((next) => setTimeout(next, 20));
    }
    scrollTo(0, 0);
    return times;
  }, pages);

async function openPeer(browser: Browser, origin: string, token: string): Promise<Page> {
  const creators: unknown[] = [];
  for (let offset = 0; offset < loaded; offset += 100) {
    const url = `${origin}/api/creator?offset=${offset}&limit=100&include=vayas`;
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    creators.push(...(await response.json()).data);
  }
  const server = createServer((_, response) => response.end(peerPage(creators)));
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  server.close();
  return page;
}

/** Types into the search box and empties it again, key by key. */
async function typed(page: Page, word: string): Promise<number[]> {
  await page.bringToFront();
  await page.getByPlaceholder('Search creators by name...').click();
  await page.evaluate(watchKeys);
  await page.keyboard.type(word, { delay: 40 });
  for (const _ of word) await page.keyboard.press('Backspace', { delay: 40 });
  await page.waitForTimeout(200);
  return page.evaluate(paintsAfter);
}

const slowest = (times: readonly number[]): number => percentile(times, 0.95);
