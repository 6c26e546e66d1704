import { readFile } from 'node:fs/promises';
import sharp, { type OutputInfo, type ResizeOptions } from 'sharp';
import { doTasks } from '../lib/worker-process.ts';
import { type Decoded, decodedSize, stillOf } from './decoding-memory.ts';
import { drawSharePicture } from './draw-share-picture.ts';
import type { DrawingTask, DrawnPicture, PictureCut } from './drawing-process.ts';

const maxPixels = 50_000_000;
const maxSide = 20_000;
const maxHeldBytes = 16_000_000;

sharp.cache(false);
sharp.concurrency(1);
doTasks<DrawingTask, DrawnPicture>(draw);

async function draw(task: DrawingTask): Promise<DrawnPicture> {
  if ('path' in task) return drawPicture(task);
  if ('svg' in task) return drawSvg(task.svg, task.width);
  return { files: [{ name: 'share.jpg', bytes: await drawSharePicture(task.share) }], tones: null };
}

async function drawSvg(svg: string, width: number): Promise<DrawnPicture> {
  // A drawn sky is one long change of colour, which shows blocks where a photograph would show none.
  const bytes = await sharp(Buffer.from(svg)).resize(width).webp({ quality: 92, effort: 2 }).toBuffer();
  return { files: [{ name: `${width}.webp`, bytes }], tones: null };
}

/** Only pixels get through: no metadata of the uploaded file. */
async function drawPicture({ path, ...cut }: PictureCut & { path: string }): Promise<DrawnPicture> {
  const file = await readFile(path);
  try {
    return await drawWidths(file, cut);
  } catch {
    return { problem: 'pictureBroken' };
  }
}

/** A whole picture is never made larger, and none is higher than a telephone held upright. */
const boxes = {
  square: (width: number) => ({ width, height: width, fit: 'cover' }),
  whole: (width: number) => ({ width, height: 1.5 * width, fit: 'inside', withoutEnlargement: true }),
} as const satisfies Record<PictureCut['cut'], (width: number) => ResizeOptions>;

async function drawWidths(file: Buffer, { widths, cut }: PictureCut): Promise<DrawnPicture> {
  const still = stillOf(file, maxPixels) ?? file;
  const size = decodedSize(still);
  if (!size) return { problem: 'pictureBroken' };
  if (isTooLarge(size)) return { problem: 'pictureTooLarge' };
  const largest = await sharp(still, {
    limitInputPixels: maxPixels,
    failOn: 'error',
    pages: 1,
  })
    .autoOrient()
    .resize(boxes[cut](Math.max(...widths)))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = largest.info;
  const inWidth = async (each: number) => {
    const smaller = sharp(largest.data, { raw: { width, height, channels } }).resize(boxes[cut](each));
    return { name: `${each}.webp`, bytes: await smaller.webp({ quality: 82, effort: 2 }).toBuffer() };
  };
  return { files: await Promise.all(widths.map(inWidth)), tones: await tonesIn(largest) };
}

/** Three colours, one below the other: a sky, a middle and a ground, in nine bytes. */
async function tonesIn({ data, info }: { data: Buffer; info: OutputInfo }): Promise<string | null> {
  const { width, height, channels } = info;
  const picture = sharp(data, { raw: { width, height, channels } });
  if (channels === 4 && !(await picture.stats()).isOpaque) return null;
  const rows = await picture.removeAlpha().resize(1, 3, { fit: 'fill' }).raw().toBuffer();
  return rows.length === 9 ? rows.toString('hex') : null;
}

const isTooLarge = ({ width, height, heldBytes }: Decoded): boolean =>
  width * height > maxPixels || Math.max(width, height) > maxSide || heldBytes > maxHeldBytes;
