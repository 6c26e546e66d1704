import type { EmailVerificationSnapshot } from './email-verification.machine.ts';

type EmailVerificationProblem = 'none' | 'notSent' | 'unfinishedCode' | 'invalidCode' | 'unreachable';

export const isOpen = (snapshot: EmailVerificationSnapshot): boolean => snapshot.hasTag('open');
export const isSending = (snapshot: EmailVerificationSnapshot): boolean =>
  snapshot.matches({ open: 'sending' }) || snapshot.matches({ open: 'resending' });
export const isChecking = (snapshot: EmailVerificationSnapshot): boolean =>
  snapshot.matches({ open: { awaitingCode: { entry: 'checking' } } });
export const isVerified = (snapshot: EmailVerificationSnapshot): boolean => snapshot.hasTag('verified');
export const hasExpired = (snapshot: EmailVerificationSnapshot): boolean =>
  snapshot.matches({ open: { awaitingCode: { clock: 'ended' } } });
export const acceptsCode = (snapshot: EmailVerificationSnapshot): boolean => snapshot.hasTag('acceptsCode');
export const canRetry = (snapshot: EmailVerificationSnapshot): boolean => snapshot.can({ type: 'call.retry' });
export const canResend = (snapshot: EmailVerificationSnapshot): boolean => snapshot.can({ type: 'code.resend' });

export const countdownOf = (snapshot: EmailVerificationSnapshot) => snapshot.children.countdown;

export function problemOf(snapshot: EmailVerificationSnapshot): EmailVerificationProblem {
  if (snapshot.matches({ open: 'notSent' })) return 'notSent';
  const isEntering = (entering: 'unfinished' | 'rejected' | 'failed') =>
    snapshot.matches({ open: { awaitingCode: { entry: { entering } } } });
  if (isEntering('unfinished')) return 'unfinishedCode';
  if (isEntering('rejected')) return 'invalidCode';
  if (isEntering('failed')) return 'unreachable';
  return 'none';
}
