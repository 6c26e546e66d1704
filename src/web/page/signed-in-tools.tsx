import { useSelector } from '@xstate/react';
import type { SessionActor } from '#machines/session/session.machine.ts';
import { currentBlog, signedInUser } from '#machines/session/session.view.ts';
import { signInMessages } from '#web/i18n/sign-in.messages.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import * as css from '#web/ui/page.css.ts';

interface SignedInToolsProps {
  session: SessionActor;
  onLogOut?: () => void;
}

export function SignedInTools({ session, onLogOut = () => session.send({ type: 'session.end' }) }: SignedInToolsProps) {
  const signIn = useMessages(signInMessages);
  const name = useSelector(session, (snapshot) => signedInUser(snapshot)?.name);
  const hasBlog = useSelector(session, (snapshot) => currentBlog(snapshot) !== null);
  return (
    <>
      <span className={css.whoIsIn}>{name}</span>
      <Button look="quiet" onClick={onLogOut}>
        {hasBlog ? signIn.logOut : signIn.signOut}
      </Button>
    </>
  );
}
