import { signInMessages } from '#web/i18n/sign-in.messages.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { staffMessages } from './staff.messages.ts';

/** What staff are asked to sign in with. */
export function useStaffSignIn() {
  const { signInTitle: heading, signInSubtitle: subtitle } = useMessages(staffMessages);
  const signIn = useMessages(signInMessages);
  return { heading, subtitle, identifier: signIn.emailOrUsername, failed: signIn.failed };
}
