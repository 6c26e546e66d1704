import { useText } from '#web/i18n/use-text.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { staffWords } from './staff-words.ts';

/** What staff are asked to sign in with. */
export function useStaffSignIn() {
  const { signInTitle: heading, signInSubtitle: subtitle } = useWords(staffWords);
  const { signIn } = useText();
  return { heading, subtitle, identifier: signIn.emailOrUsername, failed: signIn.failed };
}
