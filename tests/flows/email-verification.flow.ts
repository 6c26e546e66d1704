import { emailVerificationMachine } from '#machines/email-verification/email-verification.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { flowNow } from '#tests/kit/flow-now.ts';
import { modelOf } from '#tests/kit/model.ts';

export const email = 'mia@mail.example';
export const sent = { kind: 'sent', applicationId: 'application-1', deadline: flowNow + 300_000 } as const;
export const verified = { email, applicationId: 'application-2' };
const refused = { kind: 'refused', message: 'Too many codes' } as const;

const page = ['Email'];
const dialog = [...page, 'Check your email', 'Change address'];
const entry = [...dialog, 'Verification code', 'Nothing there? Check your spam folder.'];
const justSent = { 'Code expires in': '5:00' };
const expired = 'This code has expired. Request a new one.';
const unfinished = 'Please enter all six digits';
const invalid = 'Invalid or expired verification code';
const entering = 'open.awaitingCode.entry.entering';
const checking = 'open.awaitingCode.entry.checking';

export const flow = {
  model: modelOf({
    title: 'Email verification',
    machine: emailVerificationMachine,
    input: { attemptSeed: 'seed' },
    events: {
      'email.change': [{ email }, { email: 'noor@mail.example' }, { email: 'mia@' }],
      'code.submit': [{ code: '123456' }, { code: '12345' }],
      'verification.observe': [{ verified }],
    },
    answers: {
      sendVerificationEmail: [sent, refused],
      resendVerificationEmail: [sent, { kind: 'alreadyVerified' }, refused],
      verifyEmail: ['valid', 'invalid'],
      countdown: [undefined],
    },
    vertex: ({ email, proof }) => [email, proof?.email],
    varyingInputs: ['attemptKey'],
    isConsistent: (verification, { sendVerificationEmail }) =>
      !verification.matches({ open: 'awaitingCode' }) ||
      verification.context.email.trim() === sendVerificationEmail?.email,
  }),
  guide: {
    role: 'An applicant',
    address: '/application',
    start: 'Start at the field Email. The codes are in `/dev/mailbox`.',
    answers: {
      sendVerificationEmail: {
        sent: 'press Verify, up to five times an hour for one address',
        refused: 'press Verify a sixth time within an hour, closing the dialog between',
      },
      resendVerificationEmail: {
        sent: 'wait 300 s and press Resend code',
        alreadyVerified: 'send the right code with curl first, then resend',
        refused: 'resend as the sixth code to the address within an hour',
      },
      verifyEmail: {
        valid: 'type the newest code within 300 s',
        invalid: 'type another code than the one in the mail',
      },
      countdown: { done: 'wait 300 s' },
    },
    conditions: {
      isProven: 'this address was verified on this page before',
      isAnotherEmail: 'it is not the verified address',
    },
  },
  words: {
    'email.change': ({ email }) => `Type the address ${email}`,
    'code.submit': ({ code }) => `Type the code ${code} and press Verify code`,
    'verification.observe': ({ verified: { email } }) => `Verify the address ${email} in another tab`,
    'proof.forget': 'Press Start over, or apply with an expired proof',
    'report.request': 'Open the page',
  },
  shown: {
    buttons: {
      'Verify code': { type: 'code.submit', code: '123456' },
    },
    texts: {
      closed: page,
      verified: [...page, 'Verified'],
      'open.sending': [...dialog, 'Sending...'],
      'open.resending': [...dialog, 'Sending...'],
      'open.notSent': [...dialog, 'Try again'],
      [`${entering}.calm + clock.running`]: entry,
      [`${entering}.unfinished + clock.running`]: [...entry, unfinished],
      [`${entering}.rejected + clock.running`]: [...entry, invalid],
      [`${entering}.failed + clock.running`]: entry,
      [`${checking} + clock.running`]: [...entry, 'Checking...'],
      [`${entering}.calm + clock.ended`]: [...entry, expired],
      [`${entering}.unfinished + clock.ended`]: [...entry, expired, unfinished],
      [`${entering}.rejected + clock.ended`]: [...entry, expired, invalid],
      [`${entering}.failed + clock.ended`]: [...entry, expired],
      [`${checking} + clock.ended`]: [...entry, expired, 'Checking...'],
    },
    facts: {
      verified: ({ email: address }) => ({ Email: address }),
      [`${entering}.calm + clock.running`]: justSent,
      [`${entering}.unfinished + clock.running`]: { ...justSent, 'Verification code': '12345' },
      [`${entering}.rejected + clock.running`]: { ...justSent, 'Verification code': '123456' },
      [`${entering}.failed + clock.running`]: { ...justSent, 'Verification code': '123456' },
      [`${checking} + clock.running`]: { ...justSent, 'Verification code': '123456' },
    },
  },
  gestures: {
    'email.change': ({ fill }, { email }) => fill('Email', email),
    'code.send': ({ press }) => press('Verify'),
    'call.retry': ({ press }) => press('Try again'),
    'code.resend': ({ press }) => press('Resend code'),
    'modal.close': ({ press }) => press('Change address'),
    async 'code.submit'({ fill, press }, { code }) {
      await fill('Verification code', code);
      await press('Verify code');
    },
    'xstate.done.actor.countdown': ({ passTime }) => passTime(300_000),
  },
  elsewhere: {
    'verification.observe': 'another tab, when it verifies the address',
    'proof.forget': 'the page, when the server does not accept the proof, or on Start over',
    'report.request': 'the flow itself, when it starts',
  },
} satisfies Flow;
