import { useText } from '#web/i18n/use-text.ts';

/** What sponsors are asked to sign in with. */
export function useSponsorSignIn() {
  const { signIn } = useText();
  const { sponsorHeading: heading, sponsorSubtitle: subtitle, username: identifier, sponsorFailed: failed } = signIn;
  return { heading, subtitle, identifier, failed };
}
