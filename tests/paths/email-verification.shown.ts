import type { Shown } from '#tests/kit/shown.ts';

const page = ['Email'];
const dialog = [...page, 'Check your email', 'Change address'];
const entry = [...dialog, 'Verification code', 'Nothing there? Have a look at your spam folder.'];
const expired = 'The time is up. Ask for a new code.';
const invalid = 'Invalid or expired verification code';
const entering = 'open.awaitingCode.entry.entering';
const checking = 'open.awaitingCode.entry.checking';

export const emailVerificationShown: Shown = {
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
};
