import { waitFor } from 'xstate';
import { errorBodyOf } from '#machines/rules/error-body.ts';
import { type Caller, callerOf } from './caller.ts';
import type { SessionActor } from './session.machine.ts';
import { isLapsed, isSignedIn, signedInUser } from './session.view.ts';

export interface Signed extends Caller {
  signal: AbortSignal;
}

export type SignedCall = <Answer>(signal: AbortSignal, call: (signed: Signed) => Promise<Answer>) => Promise<Answer>;

/** A call that finds the session gone waits until the same person has signed in again, and is made again as it was. */
export function signedCallOf(session: SessionActor): SignedCall {
  return async (signal, call) => {
    const name = signedInUser(session.getSnapshot())?.username;
    const isIn = (snapshot: ReturnType<typeof session.getSnapshot>) => isSignedIn(snapshot) && !isLapsed(snapshot);
    for (;;) {
      const snapshot = await waitFor(session, isIn, { signal });
      const caller = callerOf(snapshot.context.session);
      if (signedInUser(snapshot)?.username !== name) throw new Error('Another user has signed in.');
      try {
        return await call({ ...caller, signal });
      } catch (failure) {
        if (errorBodyOf(failure)?.code !== 'unauthenticated') throw failure;
        session.send({ type: 'session.lapse', token: caller.token });
      }
    }
  };
}
