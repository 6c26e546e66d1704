import { randomBytes } from 'node:crypto';
import { pictureProblems } from '#rules/picture-problems.ts';
import type { Platform } from '../db/platform.ts';
import { cleanUpInPages } from '../db/queries.ts';
import { reasonOf } from '../feature/background-work.ts';
import type { Parts } from '../http/multipart.ts';
import { InvalidFields, Unavailable } from '../lib/errors.ts';
import { drawKind, type PictureKind, pictureKinds } from './drawing-process.ts';
import { deleteUnattachedImage, insertImage, listUnattachedImages, releaseImage } from './images.ts';

const maxPictureBytes = 5 * 1024 * 1024;

/** The file of a form's one picture; null where none came. */
export function pictureIn({ file }: Parts, field: string): string | null {
  if (file === null || file.field !== field || file.bytes === 0) return null;
  if (file.isTruncated || file.bytes > maxPictureBytes)
    throw new InvalidFields({ [field]: pictureProblems.pictureSize });
  return file.path;
}

interface Upload {
  kind: PictureKind;
  /** The name of its field in the form. */
  field: string;
  path: string;
  /** An address or an account. Each may have few pictures waiting. */
  sender: string;
  accountId: string | null;
}

/** Stores a picture in all its sizes. Cleanup removes it after a while unless a record references it. */
export async function storePicture(
  platform: Platform,
  { kind, field, path, accountId, sender }: Upload,
): Promise<string> {
  const drawn = await drawKind(path, kind, sender);
  if ('problem' in drawn) throw new InvalidFields({ [field]: pictureProblems[drawn.problem] });
  const key = `${kind}/${randomBytes(15).toString('hex')}${drawn.tones === null ? '' : `-${drawn.tones}`}`;
  await insertImage(platform.database, { key, purpose: kind, accountId, createdAt: platform.now() });
  await Promise.all(drawn.files.map((file) => platform.media.write(`${key}/${file.name}`, file.bytes)));
  return key;
}

const ownCover = /^cover\/[0-9a-f]{30}(?<tones>-[0-9a-f]{18}|)$/;

/** Stores a copy that no record has yet. Pictures elsewhere and those of the demo world are shared. */
export async function copyCover(
  { database, media, now }: Platform,
  { key, accountId }: { key: string; accountId: string },
): Promise<string> {
  const tones = ownCover.exec(key)?.groups?.tones;
  if (tones === undefined) return key;
  const copy = `cover/${randomBytes(15).toString('hex')}${tones}`;
  await insertImage(database, { key: copy, purpose: 'cover', accountId, createdAt: now() });
  await Promise.all(
    pictureKinds.cover.widths.map(async (width) => {
      const bytes = await media.read(`${key}/${width}.webp`);
      if (bytes) await media.write(`${copy}/${width}.webp`, bytes);
    }),
  );
  return copy;
}

/** Deletes pictures that no record has attached within their time to live. */
export async function cleanUpImages(platform: Platform, now: number): Promise<void> {
  for (const kind of ['profile', 'cover'] as const) await cleanUpKind(platform, kind, now);
}

/** Failures after which a run gives up; the next run tries again. */
const maxFailures = 3;

/** Deletes the row last, so that the next run finds what an interrupted one left. */
async function cleanUpKind(platform: Platform, kind: PictureKind, now: number): Promise<void> {
  let failures = 0;
  await cleanUpInPages(async (after) => {
    const since = now - pictureKinds[kind].ttlMs;
    const images = await listUnattachedImages(platform.database, { purpose: kind, since, after });
    for (const { key } of images) {
      if (failures >= maxFailures) return { count: 0, last: null };
      if (!(await removeImage(platform, kind, key))) failures += 1;
    }
    return { count: images.length, last: images.at(-1)?.key ?? null };
  });
}

/** Returns false while the store is unavailable. */
async function removeImage({ database, media, log }: Platform, kind: PictureKind, key: string): Promise<boolean> {
  if (!(await releaseImage(database, key))) return true;
  try {
    await media.remove(
      key,
      pictureKinds[kind].widths.map((width) => `${width}.webp`),
    );
    await deleteUnattachedImage(database, key);
    return true;
  } catch (failure) {
    log.warn({ picture: key, reason: reasonOf(failure) }, 'picture_removal_failed');
    return !(failure instanceof Unavailable);
  }
}
