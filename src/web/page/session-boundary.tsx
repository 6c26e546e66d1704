import { useSelector } from '@xstate/react';
import { Fragment, type ReactNode } from 'react';
import type { SessionActor } from '#machines/session/session.machine.ts';
import { signedInUser, signInAgain } from '#machines/session/session.view.ts';
import { signInMessages } from '#web/i18n/sign-in.messages.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Later, LazyModule } from '#web/ui/later.tsx';

const signInDialog = new LazyModule(() => import('#web/sign-in/sign-in-dialog.tsx'));

interface SessionBoundaryProps {
  session: SessionActor;
  /** Label of the field for the username. */
  identifier: string;
  failed: string;
  children: ReactNode;
}

/** Remounts the pages for another user. An expired session asks for the password in a dialog over them. */
export function SessionBoundary({ session, identifier, failed, children }: SessionBoundaryProps) {
  const signIn = useMessages(signInMessages);
  const name = useSelector(session, (snapshot) => signedInUser(snapshot)?.username);
  const again = useSelector(session, signInAgain);
  const messages = { heading: signIn.again, subtitle: signIn.againSubtitle, identifier, failed };
  return (
    <>
      <Fragment key={name}>{children}</Fragment>
      {again ? (
        <Later module={signInDialog} isOnDemand>
          {({ SignInDialog }) => (
            <SignInDialog actor={again} words={messages} onLeave={() => session.send({ type: 'session.end' })} />
          )}
        </Later>
      ) : null}
    </>
  );
}
