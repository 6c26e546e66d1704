import { useActorRef } from '@xstate/react';
import { useCallback } from 'react';
import type { Session } from '#contract/session.ts';
import type { SessionActor } from '#machines/session/session.machine.ts';
import type { SignInActor, signInMachine } from '#machines/sign-in/sign-in.machine.ts';
import { useBegunSession } from './use-emitted.ts';

/** A sign-in at one of the doors, that begins the session of whoever comes through it. */
export function useSignIn(door: typeof signInMachine, session: SessionActor, onBegun?: () => void): SignInActor {
  const actor = useActorRef(door);
  const begin = useCallback(
    (begun: Session) => {
      session.send({ type: 'session.begin', session: begun });
      onBegun?.();
    },
    [session, onBegun],
  );
  useBegunSession(actor, begin);
  return actor;
}
