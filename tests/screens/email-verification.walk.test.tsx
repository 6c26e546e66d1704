import { fireEvent, screen } from '@testing-library/react';
import { describe } from 'vitest';
import { emailVerificationMachine } from '#machines/email-verification/email-verification.machine.ts';
import { flow as emailVerificationTold } from '#tests/flows/email-verification.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { EmailVerification } from './email-verification-parts.tsx';

const press = (name: string) => void fireEvent.click(screen.getByRole('button', { name }));

describe('emailVerification in its field and its modal', () => {
  walkScreen({
    ...emailVerificationTold.shown,
    model: emailVerificationTold.model,
    machine: emailVerificationMachine,
    render: (actor) => <EmailVerification actor={actor} />,
    gestures: {
      'email.change': ({ email }) =>
        void fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } }),
      'code.send': () => press('Verify'),
      'code.retry': () => press('Try again'),
      'code.resend': () => press('Resend code'),
      'modal.close': () => press('Change address'),
      'code.submit': ({ code }) => {
        fireEvent.input(screen.getByLabelText('Verification code'), { target: { value: code } });
        press('Verify code');
      },
    },
    elsewhere: { 'verification.observe': 'another tab, where the address was verified' },
  });
});
