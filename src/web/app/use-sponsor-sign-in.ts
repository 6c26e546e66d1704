import { useActorRef } from '@xstate/react';
import { useCallback } from 'react';
import type { Session } from '#contract/session.ts';
import type { SessionActor } from '#machines/session/session.machine.ts';
import { sponsorSignIn } from '#machines/sign-in/sign-in.actors.ts';
import type { SignInActor } from '#machines/sign-in/sign-in.machine.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useBegunSession } from './use-emitted.ts';

/** A sign-in at the sponsors' door, that begins their session. */
export function useSponsorSignIn(session: SessionActor, onBegun?: () => void): SignInActor {
  const actor = useActorRef(sponsorSignIn);
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

export function useSponsorWords(heading: string, subtitle: string) {
  const { signIn } = useText();
  return { heading, subtitle, identifier: signIn.username, failed: signIn.sponsorFailed };
}
