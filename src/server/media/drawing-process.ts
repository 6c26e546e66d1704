import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShareCard } from '#contract/blog-document.ts';
import { type PictureProblem, pictureProblemIn, pictureStart } from '#rules/picture-problems.ts';
import { BoundedLimit } from '../lib/bounded-limit.ts';
import { dayMs } from '../lib/time.ts';
import { WorkerProcess } from '../lib/worker-process.ts';

/** In which widths a picture is wanted, and whether as squares or with all that is on it. */
export interface PictureCut {
  widths: readonly number[];
  cut: 'square' | 'whole';
}

/** An upload, a drawing of ours, or a share picture. */
export type DrawingTask = (PictureCut & { path: string }) | { svg: string; width: number } | { share: ShareTask };

export interface ShareTask {
  card: ShareCard;
  cover: Uint8Array | null;
  portrait: Uint8Array | null;
  width: number;
  height: number;
}

interface DrawnFiles {
  files: { name: string; bytes: Uint8Array }[];
  /** Placeholder colours; null for a transparent picture. */
  tones: string | null;
}

export type DrawnPicture = DrawnFiles | { problem: PictureProblem };

/** One thread, and one pool of memory that gives back at once what it does not need: what a picture took is gone after it. */
const frugal = {
  UV_THREADPOOL_SIZE: '1',
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

const workerProcess = () =>
  new WorkerProcess<DrawingTask, DrawnPicture>(join(import.meta.dirname, 'draw-pictures.ts'), frugal, {
    idleMs: 60_000,
    taskMs: 30_000,
  });

/** Pictures that people sent never wait for those that anyone may ask for, nor end with the process that draws them. */
const [uploads, cards] = [workerProcess(), workerProcess()];

/** No decoder ever runs in the server's own process. */
export const drawPicture = (path: string, { widths, cut }: PictureCut): Promise<DrawnPicture> =>
  uploads.run({ path, widths, cut });

export const drawSvg = (svg: string, width: number): Promise<Uint8Array> => drawOurs({ svg, width });

export const drawShare = (share: ShareTask): Promise<Uint8Array> => drawOurs({ share });

async function drawOurs(task: DrawingTask): Promise<Uint8Array> {
  const drawn = await cards.run(task);
  if ('problem' in drawn || !drawn.files[0]) throw new Error('A picture of ours could not be drawn.');
  return drawn.files[0].bytes;
}

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
