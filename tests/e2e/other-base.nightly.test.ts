import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoImage, portraitKey } from '#demo/demo-pictures.ts';
import { password, startBlog } from '#tests/kit/blogs.ts';
import { buildElsewhere } from '#tests/kit/built-elsewhere.ts';
import { closePages, patience, sharedChromium } from '#tests/kit/chromium.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';
import { dataFolder, type ServerProcess, startServerProcess } from '#tests/kit/server-process.ts';

/** The API under /v1 and the pictures under /files of another host, as behind a proxy that takes the prefixes away. */
const paths: Record<string, string> = { '/v1/': '/api/', '/files/': '/media/' };

let proxy: Server;
let other: string;
let built: ReturnType<typeof buildElsewhere>;
let data: ReturnType<typeof dataFolder>;
let pages: ServerProcess;
let api: TestServer;

function pass(asked: IncomingMessage, answer: ServerResponse): void {
  const { url = '/', method, headers } = asked;
  const [prefix] = Object.keys(paths).filter((each) => url.startsWith(each));
  if (!prefix) return void answer.writeHead(404).end();
  const inner = request(api.url + url.replace(prefix, paths[prefix] ?? ''), { method, headers }, (reply) => {
    answer.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(answer);
  });
  asked.pipe(inner);
}

beforeAll(async () => {
  proxy = createServer(pass);
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  other = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  built = buildElsewhere({ VITE_API_URL: `${other}/v1`, VITE_CDN_URL: `${other}/files` });
  data = dataFolder();
  pages = await startServerProcess({ DATA_DIR: data.folder }, built.folder);
  api = await startTestServer({}, { CORS_ORIGIN: pages.url });
});
afterAll(async () => {
  await closePages();
  await pages.end('SIGKILL');
  await api.stop();
  proxy.closeAllConnections();
  proxy.close();
  data.remove();
  built.remove();
});

it('[HTTP-01] [BLOG-26] a page whose API and pictures have another host and path signs in, reads, saves and shows its pictures', async () => {
  const { id } = await startBlog(api, { trips: [{ title: 'By the sea' }] });
  const { database } = api.platform;
  const key = portraitKey(7);
  await database
    .insertInto('image')
    .values(demoImage(key, id, api.clock.now))
    .execute();
  await database.updateTable('creator').set({ profilePicture: key }).where('accountId', '=', id).execute();
  const context = await (await sharedChromium()).newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  const asked: string[] = [];
  const violations: string[] = [];
  page.on('request', (each) => void asked.push(each.url()));
  page.on('console', (message) => {
    if (/Content Security Policy|CORS/.test(message.text())) violations.push(message.text());
  });

  await page.goto(`${pages.url}/login`);
  await page.getByLabel('Email or username').fill('deniz');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/blog/deniz/config');
  await page.reload();
  await page.getByRole('button', { name: 'Save Changes' }).waitFor();
  const portrait = page.locator(`img[src^="${other}/files/${key}"]`).first();
  await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await page.getByRole('textbox', { name: 'Background colour', exact: true }).fill('#fef3c7');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Changes saved successfully!').waitFor();

  const calls = asked.filter((url) => /\/(?:v1|api|media|files)\//.test(url));
  expect(calls.filter((url) => !url.startsWith(`${other}/`))).toEqual([]);
  expect(calls.some((url) => url.startsWith(`${other}/v1/blog/deniz`))).toBe(true);
  expect(violations).toEqual([]);
});
