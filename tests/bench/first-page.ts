import type { Browser, BrowserContext } from 'playwright-core';
import { startBlog } from '#tests/kit/blogs.ts';
import { launchChromium, patience } from '#tests/kit/chromium.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';
import { atMost, type Figure, median, reported } from './figure.ts';
import { startHttp2Front } from './http2-front.ts';
import { slowLine, telephone } from './page-load.ts';

const rounds = 3;
const password = 'open-sesame-1';

interface FirstPage {
  path: string;
  as?: 'creator';
  locale?: 'tr-TR';
  maxSeconds?: number;
}

/** For sponsors and staff the sign-in is the first page wherever they come. */
const pages: readonly FirstPage[] = [
  { path: '/login' },
  { path: '/application' },
  { path: '/application', locale: 'tr-TR' },
  { path: '/forgot-password' },
  { path: '/set-password?token=nothing' },
  { path: '/discovery' },
  { path: '/blog/deniz' },
  { path: '/no/such/page' },
  { path: '/invitations' },
  { path: '/admin' },
  { path: '/blog/deniz/config', as: 'creator', maxSeconds: 3.5 },
  { path: '/blog/deniz/trips', as: 'creator' },
  { path: '/blog/deniz/account', as: 'creator' },
  { path: '/hotel-booking-requests', as: 'creator' },
  { path: '/hotel-booking-request', as: 'creator' },
];

interface FirstLoad {
  /** Milliseconds until its heading is there with something to be used, nothing is busy any more, and that is painted. */
  usable: number;
  shift: number;
  requests: number;
  kilobytes: number;
}

/** Loads each page as the first one on a small telephone, over HTTP/2 as behind a proxy and over HTTP/1.1. */
export async function firstPage(): Promise<Figure[]> {
  const server = await startServer();
  const front = await startHttp2Front(server.url);
  const browser = await launchChromium();
  const figures: Figure[] = [];
  for (const page of pages) {
    const loads: Record<'http2' | 'http1', FirstLoad[]> = { http2: [], http1: [] };
    const http2 = await enter(browser, front.url, page);
    const http1 = await enter(browser, server.url, page);
    for (let round = 0; round < rounds; round += 1) {
      loads.http2.push(await loadFirst(http2, front.url + page.path));
      loads.http1.push(await loadFirst(http1, server.url + page.path));
    }
    await http2.close();
    await http1.close();
    figures.push(...figuresOf(page, loads));
  }
  await browser.close();
  await front.stop();
  await server.stop();
  return figures;
}

function figuresOf(
  { path, as, locale, maxSeconds = 2.9 }: FirstPage,
  { http2, http1 }: Record<'http2' | 'http1', readonly FirstLoad[]>,
): Figure[] {
  const kind = as ?? locale;
  const name = kind ? `${path} (${kind})` : path;
  const middle = (loads: readonly FirstLoad[], key: keyof FirstLoad) => median(loads.map((load) => load[key]));
  const shift = Math.max(...[...http2, ...http1].map((load) => load.shift));
  return [
    atMost(`${name}: usable over HTTP/2, slow 4G, CPU / 4`, middle(http2, 'usable') / 1_000, maxSeconds, ' s', 2),
    reported(`${name}: the same over HTTP/1.1`, middle(http1, 'usable'), ' ms'),
    reported(`${name}: requests`, middle(http2, 'requests'), ''),
    reported(`${name}: transferred`, middle(http2, 'kilobytes'), ' kB'),
    atMost(`${name}: layout shift`, shift, 0, '', 3),
  ];
}

async function startServer(): Promise<TestServer> {
  const server = await startTestServer();
  await startBlog(server, { trips: [{ title: 'By the sea' }, { title: 'Hills' }] });
  return server;
}

async function enter(browser: Browser, origin: string, { as, locale }: FirstPage): Promise<BrowserContext> {
  const context = await browser.newContext({ ...telephone, locale: locale ?? 'en-GB', ignoreHTTPSErrors: true });
  if (!as) return context;
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  await page.goto(`${origin}/login`);
  await page.locator('input[name=username]').fill('deniz');
  await page.locator('input[type=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/config');
  await page.close();
  return context;
}

async function loadFirst(context: BrowserContext, address: string): Promise<FirstLoad> {
  const page = await context.newPage();
  page.setDefaultTimeout(3 * patience);
  await page.addInitScript(watchFirst);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  await session.send('Network.emulateNetworkConditions', slowLine);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let requests = 0;
  page.on('request', () => {
    requests += 1;
  });
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => Reflect.get(window, 'firstLoad').usable > 0);
  const { usable, shift } = await page.evaluate(() => Reflect.get(window, 'firstLoad'));
  await page.close();
  return { usable, shift, requests, kilobytes: bytes / 1_000 };
}

/** Runs in the page. */
function watchFirst(): void {
  const seen = { usable: 0, shift: 0 };
  Reflect.set(window, 'firstLoad', seen);
  const busy = '[aria-busy=true], [role=progressbar]';
  const usable = 'main :is(input, textarea, a, button)';
  const look = () => {
    const isUsable =
      document.querySelector('main h1') !== null &&
      document.querySelector(usable) !== null &&
      document.querySelector(busy) === null;
    if (!isUsable) seen.usable = 0;
    else if (seen.usable === 0) {
      seen.usable = performance.now();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        seen.usable = performance.now();
      };
      port2.postMessage(null);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
}
