import type { Browser, BrowserContext } from 'playwright-core';
import { startBlog } from '#tests/kit/blogs.ts';
import { launchChromium, patience } from '#tests/kit/chromium.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';
import { atMost, type Figure, median, reported } from './figure.ts';
import { slowLine, telephone } from './page-load.ts';

const rounds = 3;
const password = 'open-sesame-1';
const mostFiles = 12;

interface FirstPage {
  path: string;
  as?: 'creator';
  locale?: 'tr-TR';
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
  { path: '/blog/deniz/config', as: 'creator' },
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
  files: number;
  kilobytes: number;
}

/** Each page as the first of somebody with a small telephone: what it asks for, when it can be used, and what moves. */
export async function firstPage(): Promise<Figure[]> {
  const server = await startServer();
  const browser = await launchChromium();
  const figures: Figure[] = [];
  for (const page of pages) {
    const context = await enter(browser, server, page);
    const loads: FirstLoad[] = [];
    for (let round = 0; round < rounds; round += 1) loads.push(await loadFirst(context, server.url + page.path));
    await context.close();
    figures.push(...figuresOf(page, loads));
  }
  await browser.close();
  await server.stop();
  return figures;
}

function figuresOf({ path, as, locale }: FirstPage, loads: readonly FirstLoad[]): Figure[] {
  const kind = as ?? locale;
  const name = kind ? `${path} (${kind})` : path;
  const middle = (key: keyof FirstLoad) => median(loads.map((load) => load[key]));
  return [
    atMost(`${name}: usable at slow 4G and a quarter of the CPU`, middle('usable') / 1_000, 2.5, ' s', 1),
    atMost(`${name}: scripts and styles before that`, middle('files'), mostFiles, '', 0),
    reported(`${name}: all requests`, middle('requests'), ''),
    reported(`${name}: what came over the line`, middle('kilobytes'), ' kB'),
    atMost(`${name}: what moves by itself, at most`, Math.max(...loads.map(({ shift }) => shift)), 0, '', 3),
  ];
}

async function startServer(): Promise<TestServer> {
  const server = await startTestServer();
  await startBlog(server, { trips: [{ title: 'By the sea' }, { title: 'Hills' }] });
  return server;
}

async function enter(browser: Browser, server: TestServer, { as, locale }: FirstPage): Promise<BrowserContext> {
  const context = await browser.newContext({ ...telephone, locale: locale ?? 'en-GB' });
  if (!as) return context;
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  await page.goto(`${server.url}/login`);
  await page.locator('input[name=username]').fill('deniz');
  await page.locator('input[type=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/config');
  await page.close();
  return context;
}

async function loadFirst(context: BrowserContext, address: string): Promise<FirstLoad> {
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  await page.addInitScript(watchFirst);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  await session.send('Network.emulateNetworkConditions', slowLine);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const asked: { url: string; at: number }[] = [];
  const begun = performance.now();
  page.on('request', (request) => void asked.push({ url: request.url(), at: performance.now() - begun }));
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => Reflect.get(window, 'firstLoad').usable > 0);
  const { usable, shift } = await page.evaluate(() => Reflect.get(window, 'firstLoad'));
  await page.close();
  const isFile = ({ url, at }: (typeof asked)[number]) => at < usable && /\/assets\/[^/]+\.(?:js|css)$/.test(url);
  const files = asked.filter(isFile).length;
  return { usable, shift, requests: asked.length, files, kilobytes: bytes / 1_000 };
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
