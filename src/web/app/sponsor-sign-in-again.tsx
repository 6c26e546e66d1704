import type { SessionActor } from '#machines/session/session.machine.ts';
import { sponsorSignIn } from '#machines/sign-in/sign-in.actors.ts';
import { useText } from '#web/i18n/use-text.ts';
import { SignInDialog } from '#web/sign-in/sign-in-dialog.tsx';
import { useSignIn } from './use-sign-in.ts';
import { useSponsorWords } from './use-sponsor-words.ts';

/** Upon the page whose session has ended: the search stays as it is. */
export function SponsorSignInAgain({ session, onBegun }: { session: SessionActor; onBegun: () => void }) {
  const { signIn } = useText();
  const words = useSponsorWords(signIn.again, signIn.againSubtitle);
  const actor = useSignIn(sponsorSignIn, session, onBegun);
  return <SignInDialog actor={actor} words={words} onLeave={() => session.send({ type: 'session.end' })} />;
}
