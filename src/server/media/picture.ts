import { open } from 'node:fs/promises';
import type { PictureProblem } from '#rules/picture-problems.ts';
import { BoundedLimit } from '../lib/bounded-limit.ts';
import { type DrawnPicture, drawPicture, type PictureCut } from './drawing-process.ts';

const hour = 60 * 60_000;

/** Each width is a file of its own; a browser takes the one that it needs. A picture may wait for a day in an unsaved editor. */
export const pictureKinds = {
  profile: { widths: [96, 320, 800], cut: 'square', ttlMs: 24 * hour },
  cover: { widths: [480, 960, 1600], cut: 'whole', ttlMs: 24 * hour },
} as const satisfies Record<string, PictureCut & { ttlMs: number }>;

export type PictureKind = keyof typeof pictureKinds;

/** One at a time: each picture needs its pixels in memory. */
const limit = new BoundedLimit({ concurrency: 1, maxWaiting: 16, maxPerKey: 2 });

/** Detects the type by content and redraws the picture. */
export async function drawKind(path: string, kind: PictureKind, sender: string): Promise<DrawnPicture> {
  const problem = problemOf(await startOf(path));
  if (problem) return { problem };
  return limit.run(() => drawPicture(path, pictureKinds[kind]), sender);
}

/** The first bytes tell what a file is, whatever it calls itself. */
async function startOf(path: string): Promise<string> {
  await using handle = await open(path);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(32), 0, 32, 0);
  return buffer.toString('latin1', 0, bytesRead);
}

function problemOf(text: string): PictureProblem | null {
  const isRead = text.startsWith('\xff\xd8\xff') || text.startsWith('\x89PNG\r\n\x1a\n') || /^RIFF....WEBP/s.test(text);
  if (isRead) return null;
  return /^....ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/s.test(text) ? 'pictureHeic' : 'pictureType';
}
