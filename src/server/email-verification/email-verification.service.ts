import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { codeLifetime, codesAnHour } from '#contract/code-limits.ts';
import type { CodeSentReply, VerifyEmailReply, VerifyEmailRequest } from '#contract/email-verification.ts';
import { fold } from '#rules/fold.ts';
import { codeLength } from '#rules/verification-code.ts';
import type { Database } from '../database.ts';
import { codeMail } from '../mail/code.mail.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { Conflict, NotFound, TooMany } from '../platform/errors.ts';
import { once } from '../platform/idempotency.ts';
import type { Platform } from '../platform/platform.ts';
import { type Language, textIn } from '../platform/texts.ts';
import {
  findFirstSend,
  findVerification,
  insertVerification,
  markVerified,
  replaceCode,
  takeSend,
  takeTry,
} from './email-verification.store.ts';

interface Asked {
  language: Language;
  idempotencyKey: string | null;
}

const hour = 60 * 60_000;

/** Sends a code to an address that we may or may not know: the answer is the same. */
export function sendVerificationEmail(platform: Platform, email: string, asked: Asked): Promise<CodeSentReply> {
  return sendOnce(platform, `send ${fold(email)}`, asked, async (transaction) => {
    const id = randomUUID();
    const { codeHash, codeExpiresAt } = await sendCode(platform, transaction, { id, email, language: asked.language });
    const createdAt = platform.now();
    await insertVerification(transaction, {
      id,
      email,
      emailFolded: fold(email),
      codeHash,
      codeExpiresAt,
      tries: 0,
      verifiedAt: null,
      createdAt,
    });
    return id;
  });
}

export function resendVerificationEmail(platform: Platform, id: string, asked: Asked): Promise<CodeSentReply> {
  return sendOnce(platform, `resend ${id}`, asked, async (transaction) => {
    const verification = await findVerification(transaction, id);
    if (!verification) throw new NotFound('verificationUnknown');
    if (verification.verifiedAt !== null) throw new Conflict('alreadyVerified', 'alreadyVerified');
    const { email } = verification;
    const { codeHash, codeExpiresAt } = await sendCode(platform, transaction, { id, email, language: asked.language });
    await replaceCode(transaction, id, codeHash, codeExpiresAt);
    return id;
  });
}

/** The try is counted before the code is looked at. A right code, sent again for a lost answer, stays right. */
export async function verifyEmail(
  { database, secrets, now }: Platform,
  { applicationId, code }: VerifyEmailRequest,
  language: Language,
): Promise<VerifyEmailReply> {
  const time = now();
  const attempt = await takeTry(database, applicationId, time);
  const isRight = attempt !== undefined && isSame(attempt.codeHash, secrets.hash('code', `${applicationId} ${code}`));
  if (!isRight) return { isValid: false, message: textIn(language, 'invalidCode') };
  await markVerified(database, applicationId, time);
  return { isValid: true };
}

async function sendOnce(
  { database, secrets, now }: Platform,
  content: string,
  { idempotencyKey }: Asked,
  run: (transaction: Database) => Promise<string>,
): Promise<CodeSentReply> {
  const request = { secrets, key: idempotencyKey, content, now: now() };
  return database.transaction().execute(async (transaction) => {
    const applicationId = await once(transaction, request, () => run(transaction));
    const verification = await findVerification(transaction, applicationId);
    return { applicationId, lifetime: Math.max(0, (verification?.codeExpiresAt ?? 0) - now()) };
  });
}

async function sendCode(
  platform: Platform,
  transaction: Database,
  { id, email, language }: { id: string; email: string; language: Language },
) {
  const now = platform.now();
  await countSend(transaction, fold(email), now);
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
  await queueMail(platform, transaction, { to: email, language, ...codeMail(code, language) });
  return { codeHash: platform.secrets.hash('code', `${id} ${code}`), codeExpiresAt: now + codeLifetime };
}

async function countSend(transaction: Database, emailFolded: string, sentAt: number): Promise<void> {
  const since = sentAt - hour;
  for (let place = 1; place <= codesAnHour; place += 1) {
    if (await takeSend(transaction, { id: `${place} ${emailFolded}`, emailFolded, sentAt }, since)) return;
  }
  const first = await findFirstSend(transaction, emailFolded, since);
  const wait = (first?.sentAt ?? sentAt) + hour - sentAt;
  throw new TooMany('tooManyCodes', 'tooManyCodes', Math.max(1, Math.ceil(wait / 1000)));
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
