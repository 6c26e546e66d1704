import type { ReauthenticationRequest } from '#contract/session.ts';
import { lockUnchanged, reauthenticate } from '../accounts/reauthenticate.ts';
import { byOwner } from '../audit/by-owner.ts';
import type { Platform } from '../db/platform.ts';
import { takeToken } from '../db/rate-limit.ts';
import { inUnitOfWork } from '../db/unit-of-work.ts';
import type { SignedIn } from '../http/access.ts';
import { StreamedFile } from '../http/replies.ts';
import { utcDay } from '../lib/utc-day.ts';
import { dataDownloadedMail } from './own-account.mails.ts';
import { ownData } from './own-data.ts';
import { zipFile } from './zip-file.ts';

const downloads = { name: 'data_downloads', max: 5, windowMs: 24 * 60 * 60_000 };

/** Everything stored about a creator, as a ZIP. The audit entry and the mail are written before the first byte is sent. */
export async function downloadOwnData(
  platform: Platform,
  signedIn: SignedIn,
  { currentPassword }: ReauthenticationRequest,
): Promise<StreamedFile> {
  const account = await reauthenticate(platform, signedIn, currentPassword);
  await inUnitOfWork(
    platform,
    async (unit) => {
      await lockUnchanged(unit, account);
      await takeToken(unit, { ...downloads, subject: account.id }, tooMany);
      unit.record({ action: 'account.download', subjectId: account.id });
      const { email: to, language } = account;
      unit.queueMail({ to, language, ...dataDownloadedMail(unit.publicUrl, language) });
    },
    byOwner,
  );
  const now = platform.now();
  const file = zipFile(ownData(platform, account), now);
  return new StreamedFile(file, {
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="vaya-${account.usernameFolded}-${utcDay(now)}.zip"`,
  });
}

const tooMany = {
  code: 'tooManyRequests',
  text: {
    en: 'You can download your data five times a day. Please try again tomorrow.',
    tr: 'Verilerinizi bugün beş kez indirdiniz. Lütfen yarın yeniden deneyin.',
  },
} as const;
