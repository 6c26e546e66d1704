import { forgotPasswordMachine } from '#machines/forgot-password/forgot-password.machine.ts';
import { flow } from '#tests/flows/forgot-password.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { ForgotPasswordScreen } from '#web/password/forgot-password-screen.tsx';

export const screen: Screen<typeof forgotPasswordMachine> = {
  flow,
  machine: forgotPasswordMachine,
  render: (actor) => <ForgotPasswordScreen actor={actor} />,
};
