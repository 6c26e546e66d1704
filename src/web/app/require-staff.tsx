import { requireStaff } from '#machines/require-role/require-role.actors.ts';
import { staffMessages } from '#web/back-office/staff.messages.ts';
import { signInMessages } from '#web/i18n/sign-in.messages.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { RequireRole } from '#web/page/require-role.tsx';

export function Component() {
  const staff = useMessages(staffMessages);
  const { emailOrUsername, failed } = useMessages(signInMessages);
  const signIn = { heading: staff.signInTitle, subtitle: staff.signInSubtitle, identifier: emailOrUsername, failed };
  return <RequireRole chart={requireStaff} words={signIn} />;
}
