import { setPasswordMachine } from '#machines/set-password/set-password.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

const owner = { name: 'Deniz Yıldız', kind: 'invitation', realm: 'people' } as const;

const choosing = ['Choose a password', 'Hello Deniz Yıldız', 'New password'];
const renewed = 'A new link is on its way to your email address.';

export const flow = {
  model: modelOf({
    title: 'Set password',
    machine: setPasswordMachine,
    input: undefined,
    events: {
      'password.change': [{ password: 'beyond-the-last-bay' }, { password: 'too-short' }],
      'password.leave': [{}],
      'password.submit': [{}],
      'link.open': [{}],
      'link.renew': [{}],
    },
    answers: {
      openPasswordLink: [{ kind: 'good', owner }, { kind: 'unknown' }, { kind: 'used' }, { kind: 'expired' }],
      setPassword: [
        { kind: 'set' },
        { kind: 'expired' },
        { kind: 'used' },
        { kind: 'unknown' },
        { kind: 'refused', message: 'This password is easy to guess.' },
      ],
      renewPasswordLink: [undefined],
    },
    behaviour: ({ password, message }) => [password, message === null],
  }),
  words: {
    'password.change': ({ password }) => `Type the password ${password}`,
    'password.leave': 'Leave the field',
    'password.submit': 'Press Set password',
    'link.open': 'Press Try again',
    'link.renew': 'Press Send me a new link',
  },
  shown: {
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
  },
} satisfies Flow;
