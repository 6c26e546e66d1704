import { setPasswordMachine } from '#machines/set-password/set-password.machine.ts';
import { flow } from '#tests/flows/set-password.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { SetPasswordScreen } from '#web/password/set-password-screen.tsx';

export const screen: Screen<typeof setPasswordMachine> = {
  flow,
  machine: setPasswordMachine,
  render: (actor) => <SetPasswordScreen actor={actor} />,
};
