import { useEffect } from 'react';
import type { Session } from '#contract/session.ts';
import type { SignInActor } from '#machines/sign-in/sign-in.machine.ts';

/** Carries a session that a sign-in tells of to whoever keeps it. */
export function useBegunSession(actor: SignInActor, keep: (session: Session) => void): void {
  useEffect(() => {
    const { unsubscribe } = actor.on('session.begun', ({ session }) => keep(session));
    return unsubscribe;
  }, [actor, keep]);
}
