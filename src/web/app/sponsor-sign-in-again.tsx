import type { SessionActor } from '#machines/session/session.machine.ts';
import { useText } from '#web/i18n/use-text.ts';
import { SignInDialog } from '#web/sign-in/sign-in-dialog.tsx';
import { useSponsorSignIn, useSponsorWords } from './use-sponsor-sign-in.ts';

/** Upon the page whose session has ended: the search stays as it is. */
export function SponsorSignInAgain({ session, onBegun }: { session: SessionActor; onBegun: () => void }) {
  const { signIn } = useText();
  const words = useSponsorWords(signIn.again, signIn.againSubtitle);
  const actor = useSponsorSignIn(session, onBegun);
  return <SignInDialog actor={actor} words={words} onLeave={() => session.send({ type: 'session.end' })} />;
}
