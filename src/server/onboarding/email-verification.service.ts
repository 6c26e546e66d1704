import { randomInt, randomUUID } from 'node:crypto';
import { codeLifetimeMs } from '#contract/code-limits.ts';
import type { CodeSentReply, VerifyEmailReply, VerifyEmailRequest } from '#contract/email-verification.ts';
import type { Language } from '#contract/language.ts';
import { fold } from '#rules/fold.ts';
import { say } from '#rules/say.ts';
import { codeLength } from '#rules/verification-code.ts';
import { answerOnce } from '../db/idempotency.ts';
import type { Platform } from '../db/platform.ts';
import { inUnitOfWork, type Unit } from '../db/unit-of-work.ts';
import { Conflict, NotFound } from '../lib/errors.ts';
import { codeMail } from '../mail/code.mail.ts';
import { limitCodes } from './code-limits.ts';
import { insertVerification, markVerified, replaceCode, type SentCode, takeTry } from './email-verification.store.ts';
import { findVerification } from './verifications.ts';

interface SendOptions {
  /** Normalised address of the client. */
  client: string;
  language: Language;
  idempotencyKey: string | null;
}

/** Mails a code. The response does not reveal whether the address is known. */
export function sendVerificationEmail(platform: Platform, email: string, options: SendOptions): Promise<CodeSentReply> {
  return sendOnce(platform, `send ${fold(email)}`, options, async (unit) => {
    const id = randomUUID();
    const code = await sendCode(unit, { id, email, ...options });
    await insertVerification(unit.database, {
      id,
      email,
      emailFolded: fold(email),
      ...code,
      tries: 0,
      verifiedAt: null,
      createdAt: unit.now,
    });
    return id;
  });
}

export function resendVerificationEmail(platform: Platform, id: string, options: SendOptions): Promise<CodeSentReply> {
  return sendOnce(platform, `resend ${id}`, options, async (unit) => {
    const verification = await findVerification(unit.database, id);
    if (!verification) throw new NotFound(verificationUnknown);
    if (verification.verifiedAt !== null) throw new Conflict(alreadyVerified, 'alreadyVerified');
    const { email } = verification;
    await replaceCode(unit.database, id, await sendCode(unit, { id, email, ...options }));
    return id;
  });
}

/** Counts the try before it compares. A right code stays right, for a client that lost the response. */
export async function verifyEmail(
  { database, secrets, now }: Platform,
  { applicationId, code }: VerifyEmailRequest,
  language: Language,
): Promise<VerifyEmailReply> {
  const time = now();
  const attempt = await takeTry(database, applicationId, time);
  const isRight = attempt !== undefined && secrets.verify(attempt.codeHash, 'code', `${applicationId} ${code}`);
  if (!isRight) return { isValid: false, message: say(invalidCode, language) };
  await markVerified(database, applicationId, time);
  return { isValid: true };
}

function sendOnce(
  platform: Platform,
  content: string,
  { idempotencyKey }: SendOptions,
  run: (unit: Unit) => Promise<string>,
): Promise<CodeSentReply> {
  return inUnitOfWork(platform, async (unit) => {
    const applicationId = await answerOnce(unit, { key: idempotencyKey, content }, () => run(unit));
    const verification = await findVerification(unit.database, applicationId);
    const { codeExpiresAt = 0 } = verification ?? {};
    return { applicationId, lifetime: Math.max(0, codeExpiresAt - unit.now) };
  });
}

async function sendCode(unit: Unit, { id, email, client, language }: CodeRequest): Promise<SentCode> {
  await limitCodes(unit, fold(email), client);
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
  const codeExpiresAt = unit.now + codeLifetimeMs;
  unit.queueMail({ to: email, language, expiresAt: codeExpiresAt, ...codeMail(code, language) });
  return { codeHash: unit.secrets.sign('code', `${id} ${code}`), codeExpiresAt };
}

interface CodeRequest extends SendOptions {
  id: string;
  email: string;
}

const verificationUnknown = {
  en: 'This verification is no longer open. Please start again.',
  tr: 'Bu doğrulama artık açık değil. Lütfen baştan başlayın.',
};
const alreadyVerified = {
  en: 'This email address is already verified.',
  tr: 'Bu e-posta adresi zaten doğrulandı.',
};
const invalidCode = {
  en: 'Invalid or expired verification code',
  tr: 'Doğrulama kodu geçersiz veya süresi dolmuş',
};
