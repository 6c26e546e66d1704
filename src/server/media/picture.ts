import { open, readFile } from 'node:fs/promises';
import type { PictureProblem } from '#rules/picture-problems.ts';
import { Busy } from '../platform/errors.ts';
import { Line } from '../platform/line.ts';
import { takeTurns } from '../platform/take-turns.ts';
import { type Decoded, decodedSize } from './decoding-memory.ts';
import { stillOf } from './still-webp.ts';

const mostPixels = 50_000_000;
const longestSide = 20_000;
/** What was held is given back late, and each thread that drew has some of it: four of them shall not cost more than 100 MB. */
const mostHeldBytes = 16_000_000;

/** Each width is a file of its own; a browser takes the one that it needs. */
export const profileWidths = [96, 320, 800] as const;

/** Loaded with the first picture: a server that has drawn none is the smaller for it. */
async function drawing() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** Each picture needs its pixels in memory, so one is drawn after the other, in turns between those who sent them. */
const inTurn = takeTurns({ waitingEach: 2, waitingInAll: 32 });

/** Whoever comes with a picture waits in it. */
export const pictures = new Line({ atOnce: 1, inLine: 2, longestWait: 150, each: 'address' });

export type DrawnPicture = { files: { name: string; bytes: Uint8Array }[] } | { problem: PictureProblem };

/** Reads a stranger's picture by its content and draws it anew: nothing but its pixels gets through. */
export async function drawSquares(file: string, widths: readonly number[], sender: string): Promise<DrawnPicture> {
  const problem = problemOf(await startOf(file));
  if (problem) return { problem };
  try {
    return await inTurn(sender, () => pictures.time(() => draw(file, widths)));
  } catch (failure) {
    if (failure instanceof Busy) throw failure;
    return { problem: 'pictureBroken' };
  }
}

async function draw(path: string, widths: readonly number[]): Promise<DrawnPicture> {
  const file = await readFile(path);
  const still = stillOf(file, mostPixels) ?? file;
  const size = decodedSize(still);
  if (!size) return { problem: 'pictureBroken' };
  if (isTooLarge(size)) return { problem: 'pictureTooLarge' };
  const sharp = await drawing();
  const largest = await sharp(still, {
    limitInputPixels: mostPixels,
    failOn: 'error',
    pages: 1,
  })
    .autoOrient()
    .resize(Math.max(...widths), Math.max(...widths), { fit: 'cover' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = largest.info;
  const square = async (side: number) => {
    const smaller = sharp(largest.data, { raw: { width, height, channels } }).resize(side, side);
    return { name: `${side}.webp`, bytes: await smaller.webp({ quality: 82, effort: 2 }).toBuffer() };
  };
  return { files: await Promise.all(widths.map(square)) };
}

const isTooLarge = ({ width, height, heldBytes }: Decoded): boolean =>
  width * height > mostPixels || Math.max(width, height) > longestSide || heldBytes > mostHeldBytes;

/** The first bytes tell what a file is, whatever it calls itself. */
async function startOf(file: string): Promise<string> {
  await using handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(32), 0, 32, 0);
  return buffer.toString('latin1', 0, bytesRead);
}

function problemOf(text: string): PictureProblem | null {
  const isRead = text.startsWith('\xff\xd8\xff') || text.startsWith('\x89PNG\r\n\x1a\n') || /^RIFF....WEBP/s.test(text);
  if (isRead) return null;
  return /^....ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/s.test(text) ? 'pictureHeic' : 'pictureType';
}
