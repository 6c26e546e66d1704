import type { z } from 'zod';
import type { coverImageReply, profilePictureReply } from '#contract/blog.ts';
import { pictureProblems } from '#rules/picture-problems.ts';
import type { Platform } from '../db/platform.ts';
import { takeToken } from '../db/rate-limit.ts';
import { inUnitOfWork } from '../db/unit-of-work.ts';
import type { SignedIn } from '../http/access.ts';
import type { Parts } from '../http/multipart.ts';
import { Forbidden, InvalidFields } from '../lib/errors.ts';
import { pictureIn, storePicture } from '../media/media.service.ts';
import type { PictureKind } from '../media/picture.ts';

const uploads = { name: 'cover_images', max: 50, windowMs: 24 * 60 * 60_000 };

interface Upload {
  id: string;
  parts: Parts;
  by: SignedIn;
}

/** The page shows the picture once a saved config names it. */
export const uploadCoverImage = async (
  platform: Platform,
  upload: Upload,
): Promise<z.input<typeof coverImageReply>> => ({
  success: true,
  coverImageUrl: await storeUpload(platform, { ...upload, kind: 'cover', field: 'coverImage' }),
});

/** The profile shows the picture once a saved profile names it. */
export const uploadProfilePicture = async (
  platform: Platform,
  upload: Upload,
): Promise<z.input<typeof profilePictureReply>> => ({
  profilePicture: await storeUpload(platform, { ...upload, kind: 'profile', field: 'profilePicture' }),
});

async function storeUpload(
  platform: Platform,
  { id, parts, by, kind, field }: Upload & { kind: PictureKind; field: string },
): Promise<string> {
  if (by.accountId !== id) throw new Forbidden();
  const path = pictureIn(parts, field);
  if (path === null) throw new InvalidFields({ [field]: pictureProblems.pictureType });
  await inUnitOfWork(platform, (unit) => takeToken(unit, { ...uploads, subject: id }, tooMany));
  return storePicture(platform, { kind, field, path, sender: id, accountId: id });
}

const tooMany = {
  code: 'tooManyRequests',
  text: {
    en: 'You have uploaded too many pictures today. Please try again tomorrow.',
    tr: 'Bugün çok fazla fotoğraf yüklediniz. Lütfen yarın yeniden deneyin.',
  },
} as const;
