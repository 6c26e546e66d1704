import type { Shown } from '#tests/kit/shown.ts';

const choosing = ['Choose a password', 'Hello Deniz Yıldız', 'New password'];
const renewed = 'A new link is on its way to your email address.';

export const setPasswordShown: Shown = {
  buttons: {
    'Set password': { type: 'password.submit' },
    'Try again': { type: 'link.open' },
    'Send me a new link': { type: 'link.renew' },
  },
  texts: {
    opening: ['Opening your link...'],
    'choosing.calm': choosing,
    'choosing.refused': choosing,
    setting: [...choosing, 'Setting...'],
    done: ['Your password is set', 'Go to the sign-in'],
    unreachable: ['Your link did not open', 'Try again'],
    unknown: ['This link is over', 'Ask for a new link'],
    used: [
      'This link was used already',
      'Sign in with the password that it set, or ask for a new link; we send it to the address we know.',
    ],
    expired: ['This link has expired', 'It is too old. Ask for a new one; we send it to the address we know.'],
    renewing: ['A new link'],
    renewed: ['A new link', renewed],
    notRenewed: ['A new link', 'The link could not be sent. Please try again.'],
  },
};

const asking = ['Forgot your password?', 'Email'];

export const forgotPasswordShown: Shown = {
  buttons: { 'Send me a link': { type: 'link.ask' } },
  texts: {
    'editing.calm': asking,
    'editing.refused': asking,
    asking: [...asking, 'Sending...'],
    asked: ['Look into your mailbox'],
  },
};
