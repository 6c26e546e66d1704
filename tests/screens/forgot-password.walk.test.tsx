import { describe } from 'vitest';
import { forgotPasswordMachine } from '#machines/forgot-password/forgot-password.machine.ts';
import { flow } from '#tests/flows/forgot-password.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { ForgotPasswordScreen } from '#web/password/forgot-password-screen.tsx';

describe('forgotPassword through its page', () => {
  walkScreen({ flow, machine: forgotPasswordMachine, render: (actor) => <ForgotPasswordScreen actor={actor} /> });
});
