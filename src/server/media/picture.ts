import { open } from 'node:fs/promises';
import type { PictureProblem } from '#rules/picture-problems.ts';
import { Line } from '../platform/line.ts';
import { takeTurns } from '../platform/take-turns.ts';
import { type DrawnPicture, drawPicture, type PictureCut } from './drawing-process.ts';

const hour = 60 * 60_000;

/** Each width is a file of its own; a browser takes the one that it needs. A cover may wait for a day in an editor that nobody saves. */
export const pictureKinds = {
  profile: { widths: [96, 320, 800], cut: 'square', keptFor: hour },
  cover: { widths: [480, 960, 1600], cut: 'whole', keptFor: 24 * hour },
} as const satisfies Record<string, PictureCut & { keptFor: number }>;

export type PictureKind = keyof typeof pictureKinds;

/** Each picture needs its pixels in memory, so one is drawn after the other, in turns between those who sent them. */
const inTurn = takeTurns({ waitingEach: 2, waitingInAll: 32 });

/** Whoever comes with a picture waits in it. */
export const pictures = new Line({ atOnce: 1, inLine: 1, longestWait: 150, each: 'address' });

/** Whose turn it is to be, and where they stand in line. */
interface Waiting {
  sender: string;
  address: string;
}

/** Reads a stranger's picture by its content and draws it anew. */
export async function drawKind(path: string, kind: PictureKind, { sender, address }: Waiting): Promise<DrawnPicture> {
  const problem = problemOf(await startOf(path));
  if (problem) return { problem };
  return inTurn(sender, () => pictures.serve(address, () => drawPicture(path, pictureKinds[kind])));
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
