import { idempotencyKeyHeader } from '#contract/headers.ts';
import { authorization } from './authorization.ts';

/** A call that is given up when its signal says so. */
export interface Call {
  signal: AbortSignal;
}

/** A call of somebody signed in. */
export interface SignedCall extends Call {
  token: string;
}

/** A call that does something: sent again under its key, it is done once. */
export interface SignedDeed extends SignedCall {
  attemptKey: string;
}

export const signed = ({ token, signal }: SignedCall) => ({ headers: authorization({ token }), signal });

export const signedOnce = ({ token, signal, attemptKey }: SignedDeed) => ({
  headers: { ...authorization({ token }), [idempotencyKeyHeader]: attemptKey },
  signal,
});
