import type { Page } from 'playwright-core';
import { launchChromium } from '#tests/kit/chromium.ts';
import { dataFolder, startServerProcess } from '#tests/kit/server-process.ts';
import { atMost, type Figure } from './figure.ts';
import { paintsAfter, watchKeys } from './key-times.ts';

const sentence = 'I sail along the Lycian coast and write about every bay on the way, and about who lives there. ';

/** From a key to the frame after it, in the longest form of the product, at full speed and at a quarter of it. */
export async function keystrokes(): Promise<Figure[]> {
  const data = dataFolder();
  const server = await startServerProcess({ DATA_DIR: data.folder });
  const browser = await launchChromium();
  const context = await browser.newContext({ locale: 'en-GB', baseURL: server.url });
  const page = await context.newPage();
  await page.goto('/application');
  await page.getByLabel('About me', { exact: true }).click();
  await page.evaluate(watchKeys);
  const throttle = await context.newCDPSession(page);
  const atFullSpeed = await typeAndMeasure(page);
  await throttle.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const atAQuarter = await typeAndMeasure(page);
  await browser.close();
  await server.end('SIGTERM');
  data.remove();
  return [
    atMost('key to paint in the application, 95th percentile', atFullSpeed, 16.7, ' ms', 1),
    atMost('the same at a quarter of the CPU', atAQuarter, 50, ' ms', 1),
  ];
}

async function typeAndMeasure(page: Page): Promise<number> {
  await page.keyboard.type(sentence, { delay: 30 });
  await page.waitForTimeout(300);
  const times = await page.evaluate(paintsAfter);
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN;
}
