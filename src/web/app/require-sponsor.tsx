import { requireSponsor } from '#machines/require-role/require-role.actors.ts';
import { signInMessages } from '#web/i18n/sign-in.messages.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { RequireRole } from '#web/page/require-role.tsx';

export function Component() {
  return <RequireRole chart={requireSponsor} words={useSponsorWords()} />;
}

export function useSponsorWords() {
  const messages = useMessages(signInMessages);
  return {
    heading: messages.sponsorHeading,
    subtitle: messages.sponsorSubtitle,
    identifier: messages.username,
    failed: messages.sponsorFailed,
  };
}
