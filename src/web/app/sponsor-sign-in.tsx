import type { SessionActor } from '#machines/session/session.machine.ts';
import { useText } from '#web/i18n/use-text.ts';
import { SignInScreen } from '#web/sign-in/sign-in-screen.tsx';
import { useHeadingOnArrival } from './use-focused-heading.ts';
import { useSponsorSignIn, useSponsorWords } from './use-sponsor-sign-in.ts';

interface SponsorSignInProps {
  session: SessionActor;
  isInPlaceOfAnother: boolean;
}

/** What a sponsor who is not signed in sees in the place of the directory. */
export function SponsorSignIn({ session, isInPlaceOfAnother }: SponsorSignInProps) {
  useHeadingOnArrival(isInPlaceOfAnother);
  const { signIn } = useText();
  const words = useSponsorWords(signIn.sponsorHeading, signIn.sponsorSubtitle);
  return <SignInScreen actor={useSponsorSignIn(session)} words={words} />;
}
