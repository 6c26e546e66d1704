import type { SessionActor } from '#machines/session/session.machine.ts';
import { sponsorSignIn } from '#machines/sign-in/sign-in.actors.ts';
import { useText } from '#web/i18n/use-text.ts';
import { SignInScreen } from '#web/sign-in/sign-in-screen.tsx';
import { useHeadingOnArrival } from './use-focused-heading.ts';
import { useSignIn } from './use-sign-in.ts';
import { useSponsorWords } from './use-sponsor-words.ts';

interface SponsorSignInProps {
  session: SessionActor;
  isInPlaceOfAnother: boolean;
}

/** What a sponsor who is not signed in sees in the place of the directory. */
export function SponsorSignIn({ session, isInPlaceOfAnother }: SponsorSignInProps) {
  useHeadingOnArrival(isInPlaceOfAnother);
  const { signIn } = useText();
  const words = useSponsorWords(signIn.sponsorHeading, signIn.sponsorSubtitle);
  return <SignInScreen actor={useSignIn(sponsorSignIn, session)} words={words} />;
}
