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
    unknown: ['This link is over', 'Ask for a new link'],
    unreachable: ['Your link did not open', 'Try again'],
    'expired.asked': ['This link is over'],
    'expired.renewing': ['This link is over'],
    'expired.renewed': ['This link is over', renewed],
    'expired.notRenewed': ['This link is over', 'The link could not be sent. Please try again.'],
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
