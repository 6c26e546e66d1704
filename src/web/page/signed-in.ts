import { createContext, useContext } from 'react';
import type { SessionActor } from '#machines/session/session.machine.ts';
import type { SignedCall } from '#machines/session/signed-call.ts';

export interface SignedIn {
  session: SessionActor;
  signed: SignedCall;
}

export const SignedInContext = createContext<SignedIn | null>(null);

/** The session of a page of sponsors or staff. */
export function useSignedIn(): SignedIn {
  const signedIn = useContext(SignedInContext);
  if (!signedIn) throw new Error('The page is not inside RequireRole.');
  return signedIn;
}
