import { fireEvent, screen } from '@testing-library/react';
import { describe } from 'vitest';
import { forgotPasswordMachine } from '#machines/forgot-password/forgot-password.machine.ts';
import { setPasswordMachine } from '#machines/set-password/set-password.machine.ts';
import { flow as forgotPasswordTold } from '#tests/flows/forgot-password.flow.ts';
import { flow as setPasswordTold } from '#tests/flows/set-password.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { ForgotPasswordScreen } from '#web/password/forgot-password-screen.tsx';
import { SetPasswordScreen } from '#web/password/set-password-screen.tsx';

const press = (name: string) => void fireEvent.click(screen.getByRole('button', { name }));
const field = (label: string) => screen.getByLabelText(label);

describe('setPassword through its page', () => {
  walkScreen({
    ...setPasswordTold.shown,
    model: setPasswordTold.model,
    machine: setPasswordMachine,
    render: (actor) => <SetPasswordScreen actor={actor} />,
    gestures: {
      'password.change': ({ password }) =>
        void fireEvent.change(field('New password'), { target: { value: password } }),
      'password.leave': () => void fireEvent.blur(field('New password')),
      'password.submit': () => press('Set password'),
      'link.open': () => press('Try again'),
      'link.renew': () => press('Send me a new link'),
    },
  });
});

describe('forgotPassword through its page', () => {
  walkScreen({
    ...forgotPasswordTold.shown,
    model: forgotPasswordTold.model,
    machine: forgotPasswordMachine,
    render: (actor) => <ForgotPasswordScreen actor={actor} />,
    gestures: {
      'email.change': ({ email }) => void fireEvent.change(field('Email'), { target: { value: email } }),
      'link.ask': () => press('Send me a link'),
    },
  });
});
