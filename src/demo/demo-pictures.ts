import type { Database } from '#server/db/tables.ts';
import { BoundedLimit } from '#server/lib/bounded-limit.ts';
import type { MediaStore } from '#server/lib/media-store.ts';
import { drawSvg } from '#server/media/drawing-process.ts';
import { findImage } from '#server/media/images.ts';
import { drawLandscape, type Landscape, landscapes, tonesOfLandscape } from './draw-landscape.ts';
import { drawPortrait, tonesOfPortrait } from './draw-portrait.ts';
import { type Random, randomFrom } from './random.ts';

/** The key says what is drawn, so that the same world has the same pictures and none lies on the disk before it is looked at. */
export const portraitKey = (number: number): string =>
  `demo-portrait/${hex(number)}-${joined(tonesOfPortrait(randomOf(number)))}`;
export const landscapeKey = (kind: Landscape, number: number): string =>
  `demo-landscape/${landscapes.indexOf(kind)}${hex(number).slice(1)}-${joined(tonesOfLandscape(randomOf(number), kind))}`;

const joined = (tones: readonly string[]): string => tones.join('').replaceAll('#', '');

/** The row of one that a record of the demo world has. */
export const demoImage = (key: string, accountId: string, now: number) => ({
  key,
  purpose: 'demo' as const,
  accountId,
  createdAt: now,
  attachedAt: now,
});

const randomOf = (number: number): Random => randomFrom(number * 7919 + 11);

const hex = (number: number): string => number.toString(16).padStart(30, '0');

const limit = new BoundedLimit({ concurrency: 1, maxWaiting: 200 });

const widths: readonly number[] = [96, 320, 480, 800, 960, 1600];

/** Demo pictures are drawn and stored when they are first read; every other path goes to the store unchanged. */
export const withDemoPictures = (store: MediaStore, { database }: { database: Database }): MediaStore => ({
  ...store,
  async read(path) {
    const stored = await store.read(path);
    const [key = '', width = ''] = path.split(/\/(?=\d+\.webp$)/);
    if (stored !== null || !key.startsWith('demo-') || !widths.includes(Number.parseInt(width, 10))) return stored;
    if (!(await findImage(database, key))) return null;
    const drawn = await drawDemoPicture(path);
    await store.write(path, drawn);
    return drawn;
  },
});

export function drawDemoPicture(path: string): Promise<Uint8Array> {
  const {
    kind,
    digit = '0',
    rest = '0',
    size,
  } = /^demo-(?<kind>portrait|landscape)\/(?<digit>.)(?<rest>[0-9a-f]{29})(?:-[0-9a-f]{18})?\/(?<size>\d+)\.webp$/.exec(
    path,
  )?.groups ?? {};
  const random = randomOf(Number.parseInt(rest.slice(-8), 16));
  const svg =
    kind === 'portrait'
      ? drawPortrait(random)
      : drawLandscape(random, landscapes[Number.parseInt(digit, 16)] ?? 'coast');
  return limit.run(() => drawSvg(svg, Number(size)));
}
