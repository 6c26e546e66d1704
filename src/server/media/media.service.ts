import { randomBytes } from 'node:crypto';
import { pictureProblems } from '#rules/picture-problems.ts';
import { InvalidFields } from '../platform/errors.ts';
import type { Platform } from '../platform/platform.ts';
import { deleteUnattachedImage, insertImage, listUnattachedImages } from './images.ts';
import { drawSquares, profileWidths } from './picture.ts';

export const mostPictureBytes = 5 * 1024 * 1024;

/** Stores a profile picture in all its sizes, when its sender's turn has come. It is swept out in an hour unless a record takes it for its own. */
export async function storeProfilePicture(platform: Platform, file: string, sender: string): Promise<string> {
  const drawn = await drawSquares(file, profileWidths, sender);
  if ('problem' in drawn) throw new InvalidFields({ profilePicture: pictureProblems[drawn.problem] });
  const key = `profile/${randomBytes(15).toString('hex')}`;
  await insertImage(platform.database, { key, purpose: 'profile', createdAt: platform.now(), attachedAt: null });
  await Promise.all(drawn.files.map((file) => platform.media.write(`${key}/${file.name}`, file.bytes)));
  return key;
}

/**
 * The row goes first: a picture that a record takes in this moment is no longer there to be deleted, or keeps its row.
 * It comes back where the files could not be removed, so that the next sweep tries again.
 */
export async function sweepImages({ database, media }: Platform, before: number): Promise<void> {
  const names = profileWidths.map((width) => `${width}.webp`);
  for (const { key } of await listUnattachedImages(database, before)) {
    const image = await deleteUnattachedImage(database, key);
    if (!image) continue;
    await media.remove(key, names).catch(async (failure: unknown) => {
      await insertImage(database, image);
      throw failure;
    });
  }
}
