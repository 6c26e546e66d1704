import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import type { ShareCard } from '#contract/blog-document.ts';
import { drawDemoPicture, landscapeKey } from '#demo/demo-pictures.ts';
import { randomFrom } from '#demo/random.ts';
import { accountOf, creatorRecordFrom, insertCreators } from '#demo/seed-accounts.ts';
import { findPage, pageCache } from '#server/blog/blog-page.service.ts';
import { type PageRenderer, pageRenderer } from '#server/blog/page-renderer.ts';
import type { Platform } from '#server/db/platform.ts';
import { buildWebIfNeeded } from '#server/http/build-web.ts';
import { encoded } from '#server/http/replies.ts';
import { parseConfig } from '#server/lib/config.ts';
import { drawSharePicture } from '#server/media/draw-share-picture.ts';
import { openPlatform, silentLog } from '#server/open-platform.ts';
import { journeyOf } from '#server/trips/journey-map.ts';
import { makeTrip } from '#tests/kit/blogs.ts';
import { dataFolder } from '#tests/kit/server-process.ts';
import { endSide, race, startSide } from './cpu-race.ts';
import { atMost, type Figure, median, ratio } from './figure.ts';

const rounds = 15;

/** What a page of a blog costs: kept, written anew with few trips and with many, its map, its share picture, its scripts. */
export async function blog(): Promise<Figure[]> {
  buildWebIfNeeded();
  const data = dataFolder();
  const env = { ...process.env, DATA_DIR: data.folder, DATABASE_URL: '', LOG_LEVEL: 'silent' };
  const { platform, renderer } = await blogsOf(env);
  const page = join(data.folder, 'page.gz');
  writeFileSync(page, await encoded(await pageOf(platform, renderer, 'twenty'), 'gzip'));
  const ours = await startSide('unlimited-server.ts', env);
  const peer = await startSide('blog-page-peer.ts', { ...env, PAGE: page });
  await race([ours, peer], { path: '/blog/twenty', token: '', requests: 1_500, rounds });
  await Promise.all([ours, peer].map(endSide));
  const kept = median(ours.microseconds);
  const [twenty, many] = [await anew(platform, renderer, 'twenty'), await anew(platform, renderer, 'many')];
  await platform.database.destroy();
  data.remove();
  return [
    ratio('CPU of a kept page / node:http with its bytes', ours.microseconds, peer.microseconds, 2),
    atMost('A page of 20 trips written anew / a kept one', (kept + twenty) / kept, 3, ' ×'),
    atMost('A page of 200 trips written anew / a kept one', (kept + many) / kept, 12, ' ×'),
    atMost('A map of 30 stops, zipped', (await mapBytes()) / 1_000, 15, ' kB', 1),
    atMost('CPU of a share picture', await sharePictureCost(), 120, ' ms', 0),
  ];
}

export async function blogsOf(env: NodeJS.ProcessEnv) {
  const config = parseConfig(env);
  if ('problems' in config) throw new Error(config.problems.join('\n'));
  const platform = await openPlatform(config, silentLog);
  const renderer = await pageRenderer();
  if (!renderer) throw new Error('The pages were not built.');
  for (const [username, count] of [
    ['twenty', 20],
    ['many', 200],
  ] as const)
    await addBlog(platform, username, count);
  return { platform, renderer };
}

async function addBlog({ database, now }: Platform, username: string, count: number): Promise<void> {
  const person = { name: 'Deniz Yıldız', username, email: `${username}@mail.example` };
  const account = accountOf('creator', person, null, now());
  const record = creatorRecordFrom(randomFrom(count), { account, number: count, now: now(), arePictured: true });
  const trips = Array.from({ length: count }, (_, index) =>
    makeTrip({ id: `${username}-${index}`, accountId: account.id, title: `Trip number ${index}` }),
  );
  await database.transaction().execute((unit) => insertCreators(unit, [{ ...record, trips }], now()));
}

const visit = { encoding: 'br' as const, limit: async () => {} };

async function pageOf(platform: Platform, renderer: PageRenderer, username: string) {
  const found = await findPage(
    platform,
    { username, trip: null, language: null },
    { ...visit, renderer, cache: pageCache() },
  );
  if (found.kind !== 'page') throw new Error(`${username} has no page.`);
  return found.page;
}

/** Microseconds of CPU, in a process that keeps nothing of it. */
async function anew(platform: Platform, renderer: PageRenderer, username: string): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 60; turn += 1) {
    const before = process.cpuUsage();
    await pageOf(platform, renderer, username);
    const { user, system } = process.cpuUsage(before);
    if (turn >= 20) times.push(user + system);
  }
  return median(times);
}

async function mapBytes(): Promise<number> {
  const places = Array.from({ length: 30 }, (_, index) => ({
    cityName: `Place ${index}`,
    latitude: 30 + (index % 6) * 5,
    longitude: -20 + index * 3,
  }));
  return gzipSync(JSON.stringify(await journeyOf(places))).length;
}

/** As the process that draws does it, from a cover of the largest size. */
async function sharePictureCost(): Promise<number> {
  const picture = await drawDemoPicture(`${landscapeKey('coast', 7)}/1600.webp`);
  const times: number[] = [];
  sharp.cache(false);
  sharp.concurrency(1);
  for (let turn = 0; turn < 12; turn += 1) {
    const before = process.cpuUsage();
    const card = { ...sharedCard, title: `Quiet corners ${turn}` };
    await drawSharePicture({ card, cover: picture, portrait: picture, width: 1200, height: 630 });
    const { user, system } = process.cpuUsage(before);
    if (turn >= 2) times.push((user + system) / 1_000);
  }
  return median(times);
}

const sharedCard: ShareCard = {
  title: '',
  line: 'Kaş to Ölüdeniz, 5 places · 12 – 19 Jun 2026 · 8 days',
  name: 'Deniz Yıldız',
  font: 'Playfair Display',
  colours: { background: '#fbf7f0', title: '#17212b', muted: '#56616e', accent: '#0b5563', water: '#b9dade' },
  sea: '',
  cover: { folder: '', focus: { x: 20, y: 80 }, opacity: 0.9 },
  portrait: { folder: '', shape: 'circle', borderColor: '#fbf7f0', borderWidth: 6 },
};
