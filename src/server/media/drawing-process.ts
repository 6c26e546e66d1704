import { join } from 'node:path';
import type { ShareCard } from '#contract/share-card.ts';
import type { PictureProblem } from '#rules/picture-problems.ts';
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
