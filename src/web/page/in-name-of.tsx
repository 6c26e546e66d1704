import { useSelector } from '@xstate/react';
import { Fragment, type ReactNode, Suspense } from 'react';
import type { SessionActor } from '#machines/session/session.machine.ts';
import { signedInUser, signInAgain } from '#machines/session/session.view.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useSoon } from '#web/ui/use-soon.ts';
import { fetchParts, laterPart } from './later-part.ts';

const SignInDialog = laterPart(async () => (await import('#web/sign-in/sign-in-dialog.tsx')).SignInDialog);
/** It is there before it is needed: a deployment that came meanwhile must not cost what was typed. */
const fetchDialog = () => fetchParts([SignInDialog]);

interface InNameOfProps {
  session: SessionActor;
  /** What the password is asked for with. */
  identifier: string;
  failed: string;
  children: ReactNode;
}

/** Pages in the name of whoever is signed in: another person gets pages of their own, and a session that has lapsed asks for the password upon them. */
export function InNameOf({ session, identifier, failed, children }: InNameOfProps) {
  const { signIn } = useText();
  const name = useSelector(session, (snapshot) => signedInUser(snapshot)?.username);
  const again = useSelector(session, signInAgain);
  useSoon(fetchDialog);
  const words = { heading: signIn.again, subtitle: signIn.againSubtitle, identifier, failed };
  return (
    <>
      <Fragment key={name}>{children}</Fragment>
      <Suspense>
        {again ? (
          <SignInDialog actor={again} words={words} onLeave={() => session.send({ type: 'session.end' })} />
        ) : null}
      </Suspense>
    </>
  );
}
