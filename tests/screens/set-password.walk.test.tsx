import { describe } from 'vitest';
import { setPasswordMachine } from '#machines/set-password/set-password.machine.ts';
import { flow } from '#tests/flows/set-password.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { SetPasswordScreen } from '#web/password/set-password-screen.tsx';

describe('setPassword through its page', () => {
  walkScreen({ flow, machine: setPasswordMachine, render: (actor) => <SetPasswordScreen actor={actor} /> });
});
