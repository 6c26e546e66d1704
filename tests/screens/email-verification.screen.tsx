import { emailVerificationMachine } from '#machines/email-verification/email-verification.machine.ts';
import { flow } from '#tests/flows/email-verification.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { EmailVerification } from './email-verification-parts.tsx';

export const screen: Screen<typeof emailVerificationMachine> = {
  flow,
  machine: emailVerificationMachine,
  render: (actor) => <EmailVerification actor={actor} />,
};
