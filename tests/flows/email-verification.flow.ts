import { emailVerificationMachine } from '#machines/email-verification/email-verification.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

const verified = { email: 'mia@mail.example', applicationId: 'application-2' };
const refused = { kind: 'refused', message: 'Too many codes' } as const;

const page = ['Email'];
const dialog = [...page, 'Check your email', 'Change address'];
const entry = [...dialog, 'Verification code', 'Nothing there? Have a look at your spam folder.'];
const expired = 'The time is up. Ask for a new code.';
const invalid = 'Invalid or expired verification code';
const entering = 'open.awaitingCode.entry.entering';
const checking = 'open.awaitingCode.entry.checking';

export const flow = {
  model: modelOf({
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
  }),
  words: {
    'email.change': ({ email }) => `Type the address ${email}`,
    'code.send': 'Press Verify',
    'code.retry': 'Press Try again',
    'code.submit': ({ code }) => `Type the code ${code} and press Verify code`,
    'code.resend': 'Press Resend code',
    'modal.close': 'Press Change address',
    'verification.observe': 'Another tab has verified an address',
  },
  shown: {
    buttons: {
      Verify: { type: 'code.send' },
      'Try again': { type: 'code.retry' },
      'Resend code': { type: 'code.resend' },
      'Change address': { type: 'modal.close' },
      'Verify code': { type: 'code.submit', code: '123456' },
    },
    texts: {
      closed: page,
      verified: [...page, 'Verified'],
      'open.sending': [...dialog, 'Sending...'],
      'open.resending': [...dialog, 'Sending...'],
      'open.notSent': [...dialog, 'Try again'],
      [`${entering}.fresh + clock.running`]: entry,
      [`${entering}.rejected + clock.running`]: [...entry, invalid],
      [`${entering}.unreachable + clock.running`]: entry,
      [`${checking} + clock.running`]: [...entry, 'Checking...'],
      [`${entering}.fresh + clock.ended`]: [...entry, expired],
      [`${entering}.rejected + clock.ended`]: [...entry, expired, invalid],
      [`${entering}.unreachable + clock.ended`]: [...entry, expired],
      [`${checking} + clock.ended`]: [...entry, expired, 'Checking...'],
    },
  },
} satisfies Flow;
