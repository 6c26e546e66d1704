import { useActorRef, useSelector } from '@xstate/react';
import { lazy, Suspense, useRef } from 'react';
import { sponsorSession } from '#machines/session/session.actors.ts';
import type { SessionActor } from '#machines/session/session.machine.ts';
import { isInitialising, isSignedIn } from '#machines/session/session.view.ts';
import { useText } from '#web/i18n/use-text.ts';
import { WholeSpinner } from '#web/ui/spinner.tsx';

/** Nobody waits for the page that they are not shown. */
const DirectoryPage = lazy(async () => ({ default: (await import('./directory-page.tsx')).DirectoryPage }));
const SponsorSignIn = lazy(async () => ({ default: (await import('./sponsor-sign-in.tsx')).SponsorSignIn }));

/** The directory for a signed-in sponsor; for everybody else the sign-in, in its place. */
export function DiscoveryRoute() {
  const { ui } = useText();
  const session = useActorRef(sponsorSession);
  const initialising = useSelector(session, isInitialising);
  return initialising ? <WholeSpinner words={ui.loading} /> : <DirectoryOrSignIn session={session} />;
}

function DirectoryOrSignIn({ session }: { session: SessionActor }) {
  const { ui } = useText();
  const signedIn = useSelector(session, isSignedIn);
  const token = useSelector(session, ({ context }) => context.session?.token ?? '');
  const first = useRef(signedIn);
  const hasMoved = useRef(false);
  if (signedIn !== first.current) hasMoved.current = true;
  const page = { session, isInPlaceOfAnother: hasMoved.current };
  return (
    <Suspense fallback={<WholeSpinner words={ui.loading} />}>
      {signedIn ? <DirectoryPage {...page} token={token} /> : <SponsorSignIn {...page} />}
    </Suspense>
  );
}
