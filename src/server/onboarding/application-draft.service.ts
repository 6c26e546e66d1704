import {
  type ContinueDraftReply,
  continueDraftReply,
  type DraftReply,
  type MailDraftRequest,
} from '#contract/application.ts';
import type { Language } from '#contract/language.ts';
import type { Platform } from '../db/platform.ts';
import { parseStored } from '../db/queries.ts';
import { takeToken } from '../db/rate-limit.ts';
import { type ApplicationDraftTable, draftCell } from '../db/tables/application.table.ts';
import { inUnitOfWork, type Unit } from '../db/unit-of-work.ts';
import { networkOf } from '../http/request.ts';
import { Conflict, DomainError } from '../lib/errors.ts';
import { maskEmail } from '../lib/formats.ts';
import { hashToken, newToken } from '../lib/secrets.ts';
import { dayMs, hourMs } from '../lib/time.ts';
import { findDraft, markDraftUsed, saveDraft } from './application.store.ts';
import { renewProof } from './email-verification.store.ts';
import { findVerification, isProven } from './email-verifications.ts';
import { draftLinkMail, draftLinkMs } from './onboarding.mails.ts';

interface Sender {
  language: Language;
  /** Normalised address of the client. */
  address: string;
}

/** Stores what was filled in, in place of an earlier draft of the address, and mails a link that continues it. */
export async function mailDraft(
  platform: Platform,
  { applicationId, part, form }: MailDraftRequest,
  { language, address }: Sender,
): Promise<void> {
  await inUnitOfWork(platform, async (unit) => {
    const { database, secrets, now, publicUrl } = unit;
    const verification = await findVerification(database, applicationId);
    if (!verification || !isProven(verification, now)) throw new Conflict(unproven, 'notNow');
    const { email, emailFolded } = verification;
    await limitLinks(unit, emailFolded, address);
    const token = newToken();
    const expiresAt = now + draftLinkMs;
    const draft: ContinueDraftReply = { email, applicationId, part, form };
    await saveDraft(database, {
      emailFolded,
      tokenHash: hashOf(token),
      encryptedDraft: secrets.encrypt(JSON.stringify(draft), draftCell(emailFolded)),
      expiresAt,
      usedAt: null,
      createdAt: now,
    });
    const url = `${publicUrl}/application/continue?token=${token}`;
    unit.queueMail({ to: email, language, expiresAt, ...draftLinkMail(url, language) });
  });
}

/** Changes nothing: mail scanners open links. */
export async function readDraft(platform: Platform, token: string): Promise<DraftReply> {
  const draft = await findUsableDraft({ ...platform, now: platform.now() }, token);
  return { email: maskEmail(contentOf(platform, draft).email), savedAt: draft.createdAt };
}

/** The link came by mail, so using it proves the address again. */
export const continueDraft = (platform: Platform, token: string): Promise<ContinueDraftReply> =>
  inUnitOfWork(platform, async (unit) => {
    const { database, now } = unit;
    const draft = await findUsableDraft(unit, token);
    await markDraftUsed(database, draft.tokenHash, now);
    const content = contentOf(unit, draft);
    const { applicationId: id, email } = content;
    await renewProof(database, { id, email, emailFolded: draft.emailFolded, now });
    return content;
  });

/** A link that was used answers again for a while, to a device that lost the response or reloaded the page. */
const repeatableMs = 10 * 60_000;

async function findUsableDraft(
  { database, now }: Pick<Unit, 'database' | 'now'>,
  token: string,
): Promise<ApplicationDraftTable> {
  const draft = await findDraft(database, hashOf(token));
  if (!draft) throw new DomainError(404, 'linkUnknown', linkUnknown);
  if (draft.usedAt !== null && draft.usedAt <= now - repeatableMs) throw new DomainError(410, 'linkUsed', linkUsed);
  if (draft.expiresAt <= now) throw new DomainError(410, 'linkExpired', linkExpired);
  return draft;
}

const contentOf = (
  { secrets }: Pick<Unit, 'secrets'>,
  { emailFolded, encryptedDraft }: ApplicationDraftTable,
): ContinueDraftReply => parseStored(continueDraftReply, secrets.decrypt(encryptedDraft, draftCell(emailFolded)));

const hashOf = (token: string): string => hashToken('application draft', token);

async function limitLinks(unit: Unit, email: string, client: string): Promise<void> {
  const tooMany = { code: 'tooManyRequests', text: tooManyLinks } as const;
  await takeToken(unit, { name: 'draft_links', subject: email, max: 5, windowMs: hourMs }, tooMany);
  await takeToken(
    unit,
    { name: 'draft_links_network', subject: networkOf(client), max: 100, windowMs: dayMs },
    tooMany,
  );
}

const tooManyLinks = {
  en: 'We have mailed this link several times. Please use the newest one, or try again in an hour.',
  tr: 'Bu bağlantı birkaç kez gönderildi. Lütfen en yenisini kullanın veya bir saat sonra yeniden deneyin.',
};
const unproven = {
  en: 'Your email address is no longer verified. Please verify it again.',
  tr: 'E-posta adresiniz artık doğrulanmış değil. Lütfen yeniden doğrulayın.',
};
const linkUnknown = {
  en: 'This link no longer works. It was replaced by a newer one, or the application was sent.',
  tr: 'Bu bağlantı artık çalışmıyor. Yerine yenisi gönderildi ya da başvuru yapıldı.',
};
const linkUsed = {
  en: 'This link was already used. Please ask for a new one on the device where you continued.',
  tr: 'Bu bağlantı daha önce kullanıldı. Lütfen başvuruya devam ettiğiniz cihazdan yenisini isteyin.',
};
const linkExpired = {
  en: 'This link has expired. Please ask for a new one on the device where you started.',
  tr: 'Bu bağlantının süresi doldu. Lütfen başvuruya başladığınız cihazdan yenisini isteyin.',
};
