import { randomInt, randomUUID } from 'node:crypto';
import type { CodeSentReply, VerifyEmailReply, VerifyEmailRequest } from '#contract/application.ts';
import { codeLifetimeMs } from '#contract/application-choices.ts';
import type { Language } from '#contract/language.ts';
import { fold } from '#rules/fold.ts';
import { say } from '#rules/say.ts';
import { codeLength } from '#rules/verification-code.ts';
import { answerOnce } from '../db/idempotency.ts';
import type { Platform } from '../db/platform.ts';
import { takeToken } from '../db/rate-limit.ts';
import { inUnitOfWork, type Unit } from '../db/unit-of-work.ts';
import { clientId, networkOf } from '../http/request.ts';
import { Conflict, NotFound } from '../lib/errors.ts';
import { dayMs, hourMs } from '../lib/time.ts';
import { insertVerification, markVerified, replaceCode, type SentCode, takeTry } from './email-verification.store.ts';
import { findVerification } from './email-verifications.ts';
import { codeMail } from './onboarding.mails.ts';

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

/** Takes a token of every limit on codes mailed to `email`. Thirty codes of five tries are 150 guesses a day. */
async function limitCodes(unit: Unit, email: string, client: string): Promise<void> {
  const [both, network] = [`${email} ${client}`, networkOf(client)];
  for (const { text, ...limit } of [
    { name: 'codes_per_hour', subject: both, max: 5, windowMs: hourMs, text: tooManyThisHour },
    { name: 'codes_per_day', subject: both, max: 8, windowMs: dayMs, text: tooManyToday },
    { name: 'codes_to_address', subject: email, max: 30, windowMs: dayMs, text: tooManyToday },
    { name: 'codes_from_network', subject: network, max: 300, windowMs: dayMs, text: tooManyFromNetwork },
  ])
    await takeToken(unit, limit, { code: 'tooManyCodes', text, log: { client: clientId(unit.secrets, client) } });
}

const tooManyThisHour = {
  en: 'Too many codes were sent to this address. Please try again in an hour.',
  tr: 'Bu adrese çok fazla kod gönderildi. Lütfen bir saat sonra yeniden deneyin.',
};
const tooManyToday = {
  en: 'Too many codes were sent to this address today. Please try again tomorrow.',
  tr: 'Bu adrese bugün çok fazla kod gönderildi. Lütfen yarın yeniden deneyin.',
};
const tooManyFromNetwork = {
  en: 'Too many codes were requested from your network today. Please try again tomorrow, or from another network.',
  tr: 'Bugün ağınızdan çok fazla kod istendi. Lütfen yarın ya da başka bir ağdan yeniden deneyin.',
};
