import { fireEvent, screen } from '@testing-library/react';
import { describe } from 'vitest';
import { emailVerificationMachine } from '#machines/email-verification/email-verification.machine.ts';
import { emailVerificationModel } from '#tests/paths/models.ts';
import { EmailVerificationScreen } from '#web/email-verification/email-verification-screen.tsx';
import { walkScreen } from './walk-screen.tsx';

const press = (name: string) => void fireEvent.click(screen.getByRole('button', { name }));
const page = ['Apply to become a creator', 'Email'];
const dialog = [...page, 'Check your email', 'Change address'];
const entry = [...dialog, 'Verification code', 'Nothing there? Have a look at your spam folder.'];
const expired = 'The time is up. Ask for a new code.';
const invalid = 'Invalid or expired verification code';
const entering = 'open.awaitingCode.entry.entering';

describe('emailVerification through the application page', () => {
  walkScreen({
    model: emailVerificationModel,
    machine: emailVerificationMachine,
    render: (actor) => <EmailVerificationScreen actor={actor} />,
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
    buttons: {
      Verify: { type: 'code.send' },
      'Try again': { type: 'code.retry' },
      'Resend code': { type: 'code.resend' },
      'Change address': { type: 'modal.close' },
      'Verify code': { type: 'code.submit', code: '123456' },
    },
    texts: {
      closed: [...page, 'Verify'],
      verified: [...page, 'Verified'],
      'open.sending': [...dialog, 'Sending...'],
      'open.resending': [...dialog, 'Sending...'],
      'open.notSent': [...dialog, 'Try again'],
      [`${entering}.fresh + clock.running`]: [...entry, '0:00'],
      [`${entering}.rejected + clock.running`]: [...entry, '0:00', invalid],
      [`${entering}.unreachable + clock.running`]: [...entry, '0:00'],
      'open.awaitingCode.entry.checking + clock.running': [...entry, '0:00', 'Checking...'],
      [`${entering}.fresh + clock.ended`]: [...entry, expired],
      [`${entering}.rejected + clock.ended`]: [...entry, expired, invalid],
      [`${entering}.unreachable + clock.ended`]: [...entry, expired],
      'open.awaitingCode.entry.checking + clock.ended': [...entry, expired, 'Checking...'],
    },
  });
});
