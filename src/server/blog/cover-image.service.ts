import type { z } from 'zod';
import type { coverImageReply } from '#contract/blog.ts';
import { pictureProblems } from '#rules/picture-problems.ts';
import type { Platform } from '../db/platform.ts';
import { takeToken } from '../db/rate-limit.ts';
import { inUnitOfWork } from '../db/unit-of-work.ts';
import type { SignedIn } from '../http/access.ts';
import type { Parts } from '../http/multipart.ts';
import { Forbidden, InvalidFields } from '../lib/errors.ts';
import { pictureIn, storePicture } from '../media/media.service.ts';

const field = 'coverImage';
const uploads = { name: 'cover_images', max: 50, windowMs: 24 * 60 * 60_000 };

/** The page shows the picture once a saved config names it. */
export async function uploadCoverImage(
  platform: Platform,
  { id, parts, by }: { id: string; parts: Parts; by: SignedIn },
): Promise<z.input<typeof coverImageReply>> {
  if (by.accountId !== id) throw new Forbidden();
  const path = pictureIn(parts, field);
  if (path === null) throw new InvalidFields({ [field]: pictureProblems.pictureType });
  await inUnitOfWork(platform, (unit) => takeToken(unit, { ...uploads, subject: id }, tooMany));
  const upload = { kind: 'cover', field, path, sender: id, accountId: id } as const;
  return { success: true, coverImageUrl: await storePicture(platform, upload) };
}

const tooMany = {
  code: 'tooManyRequests',
  text: {
    en: 'You have uploaded too many pictures today. Please try again tomorrow.',
    tr: 'Bugün çok fazla fotoğraf yüklediniz. Lütfen yarın yeniden deneyin.',
  },
} as const;
