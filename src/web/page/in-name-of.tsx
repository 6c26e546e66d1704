import { useSelector } from '@xstate/react';
import { Fragment, type ReactNode } from 'react';
import type { SessionActor } from '#machines/session/session.machine.ts';
import { signedInUser, signInAgain } from '#machines/session/session.view.ts';
import { signInMessages } from '#web/i18n/sign-in.messages.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { laterScript } from './later-script.ts';
import { lazyDialog } from './lazy-part.tsx';

/** Nobody waits for what they are not shown. */
const SignInDialog = lazyDialog(
  laterScript(() => import('#web/sign-in/sign-in-dialog.tsx')),
  ({ SignInDialog }) => SignInDialog,
);

interface InNameOfProps {
  session: SessionActor;
  /** What the password is asked for with. */
  identifier: string;
  failed: string;
  children: ReactNode;
}

/** Pages in the name of whoever is signed in: another person gets pages of their own, and a session that has lapsed asks for the password upon them. */
export function InNameOf({ session, identifier, failed, children }: InNameOfProps) {
  const signIn = useMessages(signInMessages);
  const name = useSelector(session, (snapshot) => signedInUser(snapshot)?.username);
  const again = useSelector(session, signInAgain);
  const words = { heading: signIn.again, subtitle: signIn.againSubtitle, identifier, failed };
  return (
    <>
      <Fragment key={name}>{children}</Fragment>
      {again ? (
        <SignInDialog actor={again} words={words} onLeave={() => session.send({ type: 'session.end' })} />
      ) : null}
    </>
  );
}
