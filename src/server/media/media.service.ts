import { randomBytes } from 'node:crypto';
import { drawDemoPicture } from '../demo/demo-pictures.ts';
import { InvalidFields } from '../platform/errors.ts';
import type { Platform } from '../platform/platform.ts';
import { deleteUnattachedImage, findImage, insertImage, listUnattachedImages } from './image.store.ts';
import { drawSquares, profileWidths } from './picture.ts';

const demoWidths: readonly number[] = [96, 320, 480, 800, 960, 1600];

export const mostPictureBytes = 5 * 1024 * 1024;

/** Stores a profile picture in all its sizes. It is swept out in an hour unless a record takes it for its own. */
export async function storeProfilePicture(platform: Platform, file: string): Promise<string> {
  const drawn = await drawSquares(file, profileWidths);
  if ('problem' in drawn) throw new InvalidFields({ profilePicture: { name: drawn.problem } });
  const key = `profile/${randomBytes(15).toString('hex')}`;
  await insertImage(platform.database, { key, purpose: 'profile', createdAt: platform.now(), attachedAt: null });
  await Promise.all(drawn.files.map((file) => platform.media.write(`${key}/${file.name}`, file.bytes)));
  return key;
}

/** A picture of the demo world is drawn when it is first looked at, and kept from then on. */
export async function readPicture({ database, media }: Platform, path: string): Promise<Uint8Array | null> {
  const kept = await media.read(path);
  const [key = '', width = ''] = path.split(/\/(?=\d+\.webp$)/);
  if (kept !== null || !key.startsWith('demo-') || !demoWidths.includes(Number.parseInt(width, 10))) return kept;
  if (!(await findImage(database, key))) return null;
  const drawn = await drawDemoPicture(path);
  await media.write(path, drawn);
  return drawn;
}

/** The row goes first: a picture that a record takes in this moment is no longer there to be deleted, or keeps its row. */
export async function sweepImages({ database, media }: Platform, before: number): Promise<void> {
  for (const { key } of await listUnattachedImages(database, before)) {
    if (!(await deleteUnattachedImage(database, key))) continue;
    await Promise.all(profileWidths.map((width) => media.remove(`${key}/${width}.webp`)));
  }
}
