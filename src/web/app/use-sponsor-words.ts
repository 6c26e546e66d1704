import { useText } from '#web/i18n/use-text.ts';

/** What the sponsors' door says of itself. */
export function useSponsorWords(heading: string, subtitle: string) {
  const { signIn } = useText();
  return { heading, subtitle, identifier: signIn.username, failed: signIn.sponsorFailed };
}
