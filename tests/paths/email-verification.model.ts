import { emailVerificationMachine } from '#machines/email-verification/email-verification.machine.ts';
import { modelOf } from '#tests/kit/model.ts';

const verified = { email: 'mia@mail.example', applicationId: 'application-2' };
const refused = { kind: 'refused', message: 'Too many codes' } as const;

export const emailVerificationModel = modelOf({
  title: 'Email verification',
  machine: emailVerificationMachine,
  input: { attemptSeed: 'seed' },
  events: {
    'email.change': [{ email: 'mia@mail.example' }, { email: 'noor@mail.example' }, { email: 'mia@' }],
    'code.send': [{}],
    'code.retry': [{}],
    'code.submit': [{ code: '123456' }, { code: '12345' }],
    'code.resend': [{}],
    'modal.close': [{}],
    'verification.observe': [{ verified }],
  },
  answers: {
    sendVerificationEmail: [{ kind: 'sent', applicationId: 'application-1', deadline: 300_000 }, refused],
    resendVerificationEmail: [
      { kind: 'sent', applicationId: 'application-1', deadline: 600_000 },
      { kind: 'alreadyVerified' },
      refused,
    ],
    verifyEmail: ['valid', 'invalid'],
    countdown: [undefined],
  },
  behaviour: ({ email }) => email,
  counts: ['attemptKey'],
});
