import { readFileSync } from 'node:fs';
import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Browser } from 'playwright-core';
import { build } from 'vite';
import { readBlogMap, readPage } from '#server/blog/blog-page.service.ts';
import type { PageRenderer } from '#server/blog/page-renderer.ts';
import type { Platform } from '#server/db/platform.ts';
import { utcDay } from '#server/lib/time.ts';
import { launchChromium } from '#tests/kit/chromium.ts';
import { dataFolder } from '#tests/kit/server-process.ts';
import { blogsOf } from './blog.ts';
import type { RivalPage } from './blog-rival.tsx';
import { endSide, startSide } from './cpu-race.ts';
import { atMost, type Figure, median, ratio, reported } from './figure.ts';
import { loadSlowly, type PageLoad, telephone } from './page-load.ts';

const rounds = 9;
const path = '/blog/twenty';

/** A page over a slow line: from our server, as files, and drawn in the browser by the same components. */
export async function blogLoad(): Promise<Figure[]> {
  const data = dataFolder();
  const env = { ...process.env, DATA_DIR: data.folder, DATABASE_URL: '', LOG_LEVEL: 'silent' };
  const { platform, renderer } = await blogsOf(env);
  const ours = await startSide('unlimited-server.ts', env);
  const browser = await launchChromium();
  const origin = `http://127.0.0.1:${ours.port}`;
  const files = await filesOf(browser, `${origin}${path}`);
  const script = await rivalScript(data.folder);
  const said = await rivalPage(platform, renderer);
  const peers = [files, drawnIn(files, said, script, 'whole'), drawnIn(files, said, script, 'empty')].map(serve);
  const [asFiles = [], hydrated = [], drawn = []] = [[], [], []] as PageLoad[][];
  const seen: PageLoad[] = [];
  const sides = [
    { loads: seen, address: origin },
    { loads: asFiles, address: await peers[0]?.opened },
    { loads: hydrated, address: await peers[1]?.opened },
    { loads: drawn, address: await peers[2]?.opened },
  ];
  for (let round = 0; round < rounds; round += 1)
    for (const { loads, address } of sides) loads.push(await loadSlowly(browser, `${address}${path}`));
  await browser.close();
  for (const { close } of peers) close();
  await endSide(ours);
  await platform.database.destroy();
  data.remove();
  const paints = (loads: readonly PageLoad[]) => loads.map(({ largestPaint }) => largestPaint);
  const most = (name: keyof PageLoad) => Math.max(...seen.map((load) => load[name]));
  return [
    ratio('largest paint at slow 4G, a quarter of the CPU / as files', paints(seen), paints(asFiles), 1.05),
    reported('the largest paint itself', median(paints(seen)), ' ms'),
    reported('the same bytes as files', median(paints(asFiles)), ' ms'),
    reported('the same page with hydrateRoot', median(paints(hydrated)), ' ms'),
    reported('the same page with createRoot', median(paints(drawn)), ' ms'),
    atMost('what moves by itself, at most', most('shift'), 0, '', 3),
    atMost('total blocking time, median', median(seen.map(({ blocked }) => blocked)), 0, ' ms', 0),
    reported('total blocking time with hydrateRoot', median(hydrated.map(({ blocked }) => blocked)), ' ms'),
    reported('total blocking time with createRoot', median(drawn.map(({ blocked }) => blocked)), ' ms'),
  ];
}

interface File {
  bytes: Buffer;
  headers: IncomingHttpHeaders;
}

type Files = ReadonlyMap<string, File>;

/** The page and all that a browser fetches for it, byte by byte and under the headers that our server sends: a browser does more for some of them. */
export async function filesOf(browser: Browser, address: string): Promise<Files> {
  const page = await browser.newPage(telephone);
  const asked = new Map<string, Promise<File>>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (!asked.has(pathname)) asked.set(pathname, fetchRaw(origin, pathname));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.close();
  return new Map(await Promise.all([...asked].map(async ([name, file]) => [name, await file] as const)));
}

const fetchRaw = (origin: string, pathname: string): Promise<File> =>
  new Promise((resolve, reject) => {
    get(`${origin}${pathname}`, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      const { 'content-length': _, connection: __, 'keep-alive': ___, ...headers } = answer.headers;
      answer.on('end', () => resolve({ bytes: Buffer.concat(chunks), headers }));
    }).on('error', reject);
  });

export function serve(files: Files): { opened: Promise<string>; close(): void } {
  const server = createServer(({ url = '' }, response) => {
    const file = files.get(url);
    response.writeHead(file ? 200 : 404, file?.headers);
    response.end(file?.bytes);
  });
  const opened = new Promise<string>((open) =>
    server.listen(0, '127.0.0.1', () => open(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)),
  );
  return { opened, close: () => void server.close() };
}

/** The components of the page, built for the browser alone. */
async function rivalScript(folder: string): Promise<Buffer> {
  const outDir = join(folder, 'rival');
  await build({
    configFile: false,
    root: join(import.meta.dirname, '../../src/web'),
    logLevel: 'silent',
    publicDir: false,
    plugins: [react(), vanillaExtractPlugin()],
    build: {
      outDir,
      target: 'es2022',
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: join(import.meta.dirname, 'blog-rival.tsx'),
        output: { entryFileNames: 'rival.js' },
      },
    },
  });
  return gzipSync(readFileSync(join(outDir, 'rival.js')));
}

async function rivalPage(platform: Platform, renderer: PageRenderer): Promise<RivalPage> {
  const found = await readPage(platform, { username: 'twenty', trip: null, language: null }, utcDay(platform.now()));
  if (found.kind !== 'page') throw new Error('The page is not there.');
  return { page: found.page, map: await readBlogMap(platform, 'twenty', null), script: renderer.assets.app };
}

/** The same page with a script that draws it: over what is there, or from nothing. */
function drawnIn(files: Files, said: RivalPage, script: Buffer, body: 'whole' | 'empty'): Files {
  const page = files.get(path);
  if (!page) throw new Error('The page is not there.');
  const [head = '', rest = ''] = gunzipSync(page.bytes).toString('utf8').split('<div id="root">');
  const markup = body === 'whole' ? rest.slice(0, rest.lastIndexOf('</div>')) : '';
  const json = JSON.stringify(said).replaceAll('<', '\\u003c');
  const html = `${head}<div id="root">${markup}</div><script type="application/json" id="page">${json}</script><script type="module" src="/rival.js"></script></body></html>`;
  const headers = { 'content-type': 'text/javascript', 'content-encoding': 'gzip' };
  return new Map([...files, [path, { ...page, bytes: gzipSync(html) }], ['/rival.js', { bytes: script, headers }]]);
}
