import { ownAccountPageMachine } from '#machines/own-account-page/own-account-page.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { demoAccount } from './own-account.flow.ts';

const open = [
  'Your account',
  'Bank details',
  'Email',
  'Choose which notifications you get by email',
  'Password',
  'Where you are signed in',
  'Your data',
  'Close your account',
];

const gone =
  'Your blog is offline. On 22 Dec 2026 we permanently delete everything we store about you. Until then our team can restore it: reply to the email we sent you.';

const buttons: Readonly<Record<string, string>> = {
  download: 'Download everything',
  endOtherSessions: 'Sign out everywhere else',
  closeAccount: 'Close my account...',
  changeEmail: 'Change email',
};

export const flow = {
  model: modelOf({
    title: 'Own account page',
    machine: ownAccountPageMachine,
    input: { username: 'deniz', attemptSeed: 'seed' },
    events: {
      'reauthentication.opened': [
        { purpose: 'download' },
        { purpose: 'endOtherSessions' },
        { purpose: 'closeAccount' },
        { purpose: 'changeEmail' },
      ],
      'reauthentication.done': [
        { purpose: 'download', result: null },
        { purpose: 'endOtherSessions', result: null },
        { purpose: 'closeAccount', result: '2026-12-22' },
        { purpose: 'changeEmail', result: 'ada@mail.example' },
      ],
      'email.changed': [{ email: 'ada@mail.example' }],
      'email.verified': [{ applicant: { email: 'ada@mail.example', applicationId: 'verification-1' } }],
    },
    answers: {},
    isConsistent: (page, _, { closing }) => !page.matches('open') || closing?.owner === page.context.username,
  }),
  guide: demoAccount,
  words: {
    'password.changed': 'Change the password',
    'email.changed': 'Type another address',
    'email.verified': 'Enter the code that was sent to it',
    'reauthentication.opened': ({ purpose }) => `Press ${buttons[purpose]}`,
    'reauthentication.done': ({ purpose }) => `Confirm ${buttons[purpose]}`,
  },
  shown: {
    texts: {
      open,
      closed: ['Your account is closed', gone],
    },
  },
  gestures: { 'session.leave': ({ press }) => press('Logout') },
  elsewhere: {
    'password.changed': 'the flow of the password',
    'email.changed': 'the verification of the address',
    'email.verified': 'the verification of the address',
    'reauthentication.opened': 'a flow that asks for the password',
    'reauthentication.done': 'a flow that asks for the password',
  },
  repeatable: { 'session.leave': 'A second sign-out changes nothing.' },
} satisfies Flow;
