import type { Locator, Page } from 'playwright-core';
import { launchChromium } from '#tests/kit/chromium.ts';
import { dataFolder, startServerProcess } from '#tests/kit/server-process.ts';
import { atMost, type Figure, median, percentile, ratio } from './figure.ts';
import { paintsAfter, typeInTurns, watchKeys } from './key-times.ts';

const sentence =
  'I sail along the Lycian coast, and write about every bay on the way, and about who lives there, and how one comes there by boat';

/** From a key to the frame after it, in the longest form of the product, at full speed and at a quarter of it; and in a plain field beside it. */
export async function keystrokes(): Promise<Figure[]> {
  const data = dataFolder();
  const server = await startServerProcess({ DATA_DIR: data.folder });
  const browser = await launchChromium();
  const context = await browser.newContext({ locale: 'en-GB', baseURL: server.url });
  const page = await context.newPage();
  await page.goto('/application');
  const ours = page.getByLabel('About me', { exact: true });
  await ours.waitFor();
  await page.evaluate(plantPlainField);
  await page.evaluate(watchKeys);
  const inForm = (words: string) => typeAndMeasure(page, ours, words);
  const times = await typeInTurns(sentence.split(', '), inForm, (words) =>
    typeAndMeasure(page, page.getByLabel('Plain'), words),
  );
  const throttle = await context.newCDPSession(page);
  await throttle.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const atAQuarter = await inForm(sentence);
  await browser.close();
  await server.end('SIGTERM');
  data.remove();
  return [
    atMost('key to paint in the application, 95th percentile', percentile(times.ours.flat(), 0.95), 16.7, ' ms', 1),
    ratio('key to paint there / in a plain field beside it', times.ours.map(median), times.theirs.map(median), 1.2),
    atMost('the same at a quarter of the CPU', percentile(atAQuarter, 0.95), 50, ' ms', 1),
  ];
}

/** Runs in the page: a field that nothing listens to. */
function plantPlainField(): void {
  const field = document.createElement('textarea');
  field.setAttribute('aria-label', 'Plain');
  Object.assign(field.style, { position: 'fixed', top: '0', left: '0' });
  document.body.append(field);
}

async function typeAndMeasure(page: Page, field: Locator, words: string): Promise<number[]> {
  await field.fill('');
  await field.click();
  await page.evaluate(paintsAfter);
  await page.keyboard.type(words, { delay: 30 });
  await page.waitForTimeout(100);
  return page.evaluate(paintsAfter);
}
