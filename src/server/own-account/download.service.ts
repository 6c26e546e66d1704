import type { Language } from '#contract/language.ts';
import type { StepUpRequest } from '#contract/session.ts';
import { byOwner } from '../account/by-owner.ts';
import type { SignedIn } from '../platform/http/access.ts';
import { StreamedFile } from '../platform/http/replies.ts';
import type { Platform } from '../platform/platform.ts';
import { utcDay } from '../platform/utc-day.ts';
import { type TakenPlace, takePlaceOrRefuse } from '../records/allowance.ts';
import { giveBackAfter } from '../records/give-back-after.ts';
import { inUnitOfWork } from '../records/unit-of-work.ts';
import { lockUnchanged, stepUp } from '../session/step-up.ts';
import { dataDownloadedMail } from './own-account.mails.ts';
import { ownData } from './own-data.ts';
import { zipFile } from './zip-file.ts';

const [most, day] = [5, 24 * 60 * 60_000];

/** Everything that is held of a creator, for themselves: written down, and told by mail, before the first byte leaves. */
export async function downloadOwnData(
  platform: Platform,
  signedIn: SignedIn,
  { currentPassword }: StepUpRequest,
  language: Language,
): Promise<StreamedFile> {
  const account = await stepUp(platform, signedIn, currentPassword);
  const downloads = { key: `download ${account.id}`, most, within: day };
  const place = await inUnitOfWork(
    platform,
    async (unit) => {
      await lockUnchanged(unit, account);
      const taken = await takePlaceOrRefuse(unit, downloads, tooMany);
      unit.record({ action: 'account.download', subjectId: account.id });
      unit.queueMail({ to: account.email, language, ...dataDownloadedMail(unit.publicUrl, language) });
      return taken;
    },
    byOwner,
  );
  const now = platform.now();
  const file = zipFile(ownData(platform, account), now);
  return new StreamedFile(orGivingBack(platform, place, file), {
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="vaya-${account.usernameFolded}-${utcDay(now)}.zip"`,
  });
}

/** Who left is counted; nobody is for whom it broke off here, though they are told of what has left. */
async function* orGivingBack(platform: Platform, place: TakenPlace, file: AsyncIterable<Buffer>) {
  try {
    yield* file;
  } catch (failure) {
    await giveBackAfter(platform, place, failure);
  }
}

const tooMany = {
  code: 'tooManyRequests',
  text: {
    en: 'You have downloaded your data five times today. Please try again tomorrow.',
    tr: 'Verilerinizi bugün beş kez indirdiniz. Lütfen yarın yeniden deneyin.',
  },
} as const;
