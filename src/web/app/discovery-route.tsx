import { useActorRef, useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { Session } from '#contract/session.ts';
import { sponsorSession } from '#machines/session/session.actors.ts';
import type { SessionActor } from '#machines/session/session.machine.ts';
import { isInitialising, isSignedIn, signedInUser } from '#machines/session/session.view.ts';
import { sponsorSignIn } from '#machines/sign-in/sign-in.actors.ts';
import { useText } from '#web/i18n/use-text.ts';
import { SignInScreen } from '#web/sign-in/sign-in-screen.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import * as css from '#web/ui/page.css.ts';
import { Heading, Page } from '#web/ui/page.tsx';
import { WholeSpinner } from '#web/ui/spinner.tsx';
import { useBegunSession } from './use-emitted.ts';
import { useFocusedHeading } from './use-focused-heading.ts';

/** The directory for a signed-in sponsor; for everybody else the sign-in, in its place. */
export function DiscoveryRoute() {
  const { ui } = useText();
  const session = useActorRef(sponsorSession);
  const initialising = useSelector(session, isInitialising);
  return initialising ? <WholeSpinner words={ui.loading} /> : <DirectoryOrSignIn session={session} />;
}

function DirectoryOrSignIn({ session }: { session: SessionActor }) {
  const signedIn = useSelector(session, isSignedIn);
  useFocusedHeading(signedIn);
  return signedIn ? <Directory session={session} /> : <SponsorSignIn session={session} />;
}

function SponsorSignIn({ session }: { session: SessionActor }) {
  const { signIn } = useText();
  const actor = useActorRef(sponsorSignIn);
  useBegunSession(
    actor,
    useCallback((begun: Session) => session.send({ type: 'session.begin', session: begun }), [session]),
  );
  const words = {
    heading: signIn.sponsorHeading,
    subtitle: signIn.sponsorSubtitle,
    identifier: signIn.username,
    failed: signIn.sponsorFailed,
  };
  return <SignInScreen actor={actor} words={words} />;
}

function Directory({ session }: { session: SessionActor }) {
  const { shell, signIn } = useText();
  const name = useSelector(session, (snapshot) => signedInUser(snapshot)?.name);
  const tools = (
    <>
      <span className={css.note}>{name}</span>
      <Button look="quiet" onClick={() => session.send({ type: 'session.end' })}>
        {signIn.signOut}
      </Button>
    </>
  );
  return (
    <Page title={shell.directoryTitle} tools={tools} isWide>
      <Heading>{shell.directoryTitle}</Heading>
      <EmptyState words={shell.directorySoon} />
    </Page>
  );
}
