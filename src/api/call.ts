import { authorization } from './authorization.ts';

/** A call that is given up when its signal says so. */
export interface Call {
  signal: AbortSignal;
}

/** A call of somebody signed in. */
export interface SignedCall extends Call {
  token: string;
}

export const signed = ({ token, signal }: SignedCall) => ({ headers: authorization({ token }), signal });
