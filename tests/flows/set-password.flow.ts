import { setPasswordMachine } from '#machines/set-password/set-password.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

export const signedIn = {
  kind: 'signedIn',
  role: 'creator',
  session: {
    token: 'a-token',
    user: { name: 'Deniz Yıldız', username: 'deniz', email: 'd@mail.example' },
    currentBlog: 'deniz',
  },
} as const;

export const owner = { name: 'Deniz Yıldız', kind: 'invitation', realm: 'people' } as const;

const choosing = ['Choose a password', 'Hello Deniz Yıldız', 'New password'];
const renewed = 'A new link is on its way to your email address.';
export const notRenewed = 'We couldn’t send the link. Please try again.';

export const flow = {
  model: modelOf({
    title: 'Set password',
    machine: setPasswordMachine,
    input: undefined,
    events: {
      'field.change': [
        { field: 'password', value: 'beyond-the-last-bay' },
        { field: 'password', value: 'too-short' },
      ],
      'field.leave': [{ field: 'password' }],
    },
    answers: {
      openPasswordLink: [{ kind: 'good', owner }, { kind: 'unknown' }, { kind: 'used' }, { kind: 'expired' }],
      setPassword: [
        { kind: 'set', username: 'deniz' },
        { kind: 'expired' },
        { kind: 'used' },
        { kind: 'unknown' },
        { kind: 'refused', message: 'This password is easy to guess.' },
      ],
      signIn: [signedIn, { kind: 'none' }],
      renewPasswordLink: [undefined],
    },
    restingStates: ['done'],
    vertex: ({ form: { password }, message }) => [password, message === null],
    isConsistent: (page, _, { setPassword }) =>
      !page.matches('submitting') || page.context.form.password === setPassword?.password,
  }),
  guide: {
    role: 'A creator or a sponsor',
    address: '/set-password',
    start: 'Follow the link of the mail "approved" or "forgot password"; mails are read at `/dev/mailbox`.',
    answers: {
      openPasswordLink: {
        good: 'open a new link',
        unknown: 'change a letter of the token in the address',
        used: 'open the link again after setting the password with it',
        expired: 'open it 1 h after a reset, 72 h after an invitation',
      },
      setPassword: {
        set: 'type a long, unusual password',
        expired: 'open a reset link, wait until it is 1 h old',
        used: 'set another password with the same link in another tab first',
        unknown: 'set a password with a second link in another tab first',
        refused: 'type the password `password1234`',
      },
      signIn: {
        signedIn: 'set the password of a creator or a sponsor',
        none: 'set the password of staff with a second factor',
      },
      renewPasswordLink: { done: 'press Send me a new link' },
    },
    conditions: { isAcceptable: 'it has 10 to 200 characters, four of them different' },
  },
  words: {
    'field.change': ({ value }) => `Type the password ${value}`,
    'field.leave': 'Leave the field',
  },
  shown: {
    texts: {
      loading: ['Opening your link...'],
      'editing.calm': choosing,
      'editing.refused': choosing,
      submitting: [...choosing, 'Setting...'],
      signingIn: [...choosing, 'Setting...'],
      signedIn: ['Signing in...'],
      done: ['Your password is set', 'Sign in'],
      failed: ['We couldn’t open your link', 'Try again'],
      unknown: ['This link is no longer valid', 'Ask for a new link'],
      used: [
        'This link was already used',
        'Sign in with the password you chose, or ask for a new link. We send it to your email address.',
        'Sign in as a creator',
        'Sign in as a sponsor',
      ],
      expired: ['This link has expired', 'Ask for a new one. We send it to your email address.'],
      renewing: ['A new link'],
      renewed: ['A new link', renewed],
      notRenewed: ['A new link'],
    },
    where: {
      [notRenewed]: ({ message }: { message: string | null }, page) => page.matches('notRenewed') && message === null,
    },
  },
  gestures: {
    'field.change': ({ fill }, { value }) => fill('New password', value),
    'field.leave': ({ leave }) => leave('New password'),
    'password.submit': ({ press }) => press('Set password'),
    'call.retry': ({ press }) => press('Try again'),
    'link.renew': ({ press }) => press('Send me a new link'),
  },
} satisfies Flow;
