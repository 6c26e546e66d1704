import { open } from 'node:fs/promises';
import { pictureProblemIn, pictureStart } from '#rules/picture-problems.ts';
import { BoundedLimit } from '../lib/bounded-limit.ts';
import { dayMs } from '../lib/time.ts';
import { type DrawnPicture, drawPicture, type PictureCut } from './drawing-process.ts';

/** Each width is a file of its own; a browser takes the one that it needs. A picture may wait for a day in an unsaved editor. */
export const pictureKinds = {
  profile: { widths: [96, 320, 800], cut: 'square', ttlMs: dayMs },
  cover: { widths: [480, 960, 1600], cut: 'whole', ttlMs: dayMs },
} as const satisfies Record<string, PictureCut & { ttlMs: number }>;

export type PictureKind = keyof typeof pictureKinds;

/** One at a time: each picture needs its pixels in memory. */
const limit = new BoundedLimit({ concurrency: 1, maxWaiting: 16, maxPerKey: 2 });

/** Detects the type by content and redraws the picture. */
export async function drawKind(path: string, kind: PictureKind, sender: string): Promise<DrawnPicture> {
  const problem = pictureProblemIn(await startOf(path));
  if (problem) return { problem };
  return limit.run(() => drawPicture(path, pictureKinds[kind]), sender);
}

async function startOf(path: string): Promise<string> {
  await using handle = await open(path);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(pictureStart), 0, pictureStart, 0);
  return buffer.toString('latin1', 0, bytesRead);
}
