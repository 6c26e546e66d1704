import { signInMessages } from '#web/i18n/sign-in.messages.ts';
import { useMessages } from '#web/i18n/use-messages.ts';

/** What sponsors are asked to sign in with. */
export function useSponsorSignIn() {
  const signIn = useMessages(signInMessages);
  const { sponsorHeading: heading, sponsorSubtitle: subtitle, username: identifier, sponsorFailed: failed } = signIn;
  return { heading, subtitle, identifier, failed };
}
