import type {
  CheckEmailReply,
  CodeSentReply,
  VerifyEmailReply,
  VerifyEmailRequest,
} from '#contract/email-verification.ts';
import { idempotencyKeyHeader } from '#contract/headers.ts';
import type { Call } from './call.ts';
import { client, orStatus } from './client.ts';
import { pathTo } from './path-to.ts';

interface Attempt extends Call {
  attemptKey: string;
}

export const sendVerificationEmail = async (email: string, attempt: Attempt): Promise<CodeSentReply> =>
  (await client.post<CodeSentReply>(pathTo('sendVerificationEmail'), { email }, sendOnce(attempt))).data;

/** Answers null when the address needs no code any more: it was verified, perhaps in another tab. */
export async function resendVerificationEmail(applicationId: string, attempt: Attempt): Promise<CodeSentReply | null> {
  const options = { ...sendOnce(attempt), validateStatus: orStatus(409) };
  const { status, data } = await client.post<CodeSentReply>(
    pathTo('resendVerificationEmail'),
    { applicationId },
    options,
  );
  return status === 409 ? null : data;
}

export const checkEmail = async (email: string, { signal }: Call): Promise<CheckEmailReply> =>
  (await client.post<CheckEmailReply>(pathTo('checkEmail'), { email }, { signal })).data;

export const verifyEmail = async (request: VerifyEmailRequest, { signal }: Call): Promise<VerifyEmailReply> =>
  (await client.post<VerifyEmailReply>(pathTo('verifyEmail'), request, { signal })).data;

const sendOnce = ({ attemptKey, signal }: Attempt) => ({ headers: { [idempotencyKeyHeader]: attemptKey }, signal });
