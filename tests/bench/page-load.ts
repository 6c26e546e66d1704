import type { Browser } from 'playwright-core';

/** What somebody with a small telephone waits for. */
export interface PageLoad {
  /** Milliseconds until the largest of what is seen first is there. */
  largestPaint: number;
  /** How far things moved by themselves. */
  shift: number;
  /** Milliseconds for which a touch would have waited. */
  blocked: number;
}

/** As Lighthouse slows a line and a processor down. */
export const slowLine = { offline: false, latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 86_400 };
export const telephone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

/** Loads a page for the first time over a slow line with a quarter of the processor. */
export async function loadSlowly(browser: Browser, address: string): Promise<PageLoad> {
  const context = await browser.newContext(telephone);
  const page = await context.newPage();
  await page.addInitScript(watchLoad);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowLine);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(500);
  const seen = await page.evaluate((): PageLoad => Reflect.get(globalThis, 'seenLoad'));
  await context.close();
  return seen;
}

/** Runs in the page. */
function watchLoad(): void {
  const seen = { largestPaint: 0, shift: 0, blocked: 0 };
  Reflect.set(globalThis, 'seenLoad', seen);
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  watch('layout-shift', (entry) => {
    seen.shift += Number(Reflect.get(entry, 'value'));
  });
  watch('longtask', ({ duration }) => {
    seen.blocked += Math.max(0, duration - 50);
  });
}
