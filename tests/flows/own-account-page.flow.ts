import { ownAccountPageMachine } from '#machines/own-account-page/own-account-page.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { demoAccount } from './own-account.flow.ts';

const open = ['Your account', 'Bank details', 'Password', 'Where you are signed in', 'Your data', 'Close your account'];

const gone =
  'Your blog is gone from the web. Everything we hold about you is erased on 22 Dec 2026; until then our team can bring it back: answer the mail that we have sent you.';

export const flow = {
  model: modelOf({
    title: 'Own account page',
    machine: ownAccountPageMachine,
    input: { username: 'deniz' },
    events: {
      'session.leave': [{}],
      'password.changed': [{}],
      'reauthentication.opened': [{ purpose: 'download' }, { purpose: 'endOtherSessions' }],
      'reauthentication.done': [
        { purpose: 'download', result: null },
        { purpose: 'endOtherSessions', result: null },
      ],
      'closing.opened': [{}],
    },
    answers: { closing: [{ erasedOn: '2026-12-22' }] },
    isConsistent: (page, invoked) => page.matches('open') || invoked.closing?.username === page.context.username,
  }),
  guide: { ...demoAccount, answers: { closing: { done: 'close the account; do this last' } } },
  words: {
    'session.leave': 'Press Logout',
    'password.changed': 'Change the password',
    'reauthentication.opened': ({ purpose }) =>
      `Press ${purpose === 'download' ? 'Download everything' : 'Log out everywhere else'}`,
    'reauthentication.done': ({ purpose }) =>
      purpose === 'download' ? 'Download everything' : 'Log out everywhere else',
    'closing.opened': 'Press Close your account',
  },
  shown: {
    buttons: { Logout: { type: 'session.leave' } },
    texts: {
      open,
      closed: ['Your account is closed', gone],
    },
  },
  gestures: { 'session.leave': ({ press }) => press('Logout') },
  elsewhere: {
    'password.changed': 'the flow of the password',
    'reauthentication.opened': 'a flow that asks for the password',
    'reauthentication.done': 'a flow that asks for the password',
    'closing.opened': 'the flow that closes the account',
  },
  repeatable: { 'session.leave': 'A second sign-out changes nothing.' },
} satisfies Flow;
