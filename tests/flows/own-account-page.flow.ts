import { accountClosingMachine } from '#machines/account-closing/account-closing.machine.ts';
import { ownAccountPageMachine } from '#machines/own-account-page/own-account-page.machine.ts';
import { passwordChangeMachine } from '#machines/password-change/password-change.machine.ts';
import { stepUpMachine } from '#machines/step-up/step-up.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { demoAccount } from './own-account.flow.ts';

export const passwordChange = (value: 'changed' | 'submitting') =>
  passwordChangeMachine.resolveState({
    value,
    context: { currentPassword: '', password: '', left: [], message: null, refusedFields: {} },
  });

export const stepUp = (value: 'done' | 'calm' | 'editing') =>
  stepUpMachine.resolveState({ value, context: { password: '', told: null, message: null, refusedFields: {} } });

export const closing = (value: 'calm' | 'editing') =>
  accountClosingMachine.resolveState({
    value,
    context: {
      ...{ owner: 'deniz', username: '', currentPassword: '', isSubmitted: false },
      ...{ erasedOn: '', message: null, refusedFields: {} },
    },
  });

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
      'xstate.snapshot.passwordChange': [
        { said: 'a change under way', snapshot: passwordChange('submitting') },
        { said: 'a changed password', snapshot: passwordChange('changed') },
      ],
      'xstate.snapshot.ending': [
        { said: 'no question', snapshot: stepUp('calm') },
        { said: 'that the others are logged out', snapshot: stepUp('done') },
        { said: 'its question', snapshot: stepUp('editing') },
      ],
      'xstate.snapshot.download': [
        { said: 'no question', snapshot: stepUp('calm') },
        { said: 'its question', snapshot: stepUp('editing') },
      ],
      'xstate.snapshot.closing': [
        { said: 'no question', snapshot: closing('calm') },
        { said: 'its question', snapshot: closing('editing') },
      ],
    },
    answers: { closing: [{ erasedOn: '2026-12-22' }] },
    isConsistent: (page, invoked) => page.matches('open') || invoked.closing?.username === page.context.username,
  }),
  guide: { ...demoAccount, answers: { closing: { done: 'close the account; do this last' } } },
  words: { 'session.leave': 'Press Logout' },
  shown: {
    buttons: { Logout: { type: 'session.leave' } },
    texts: {
      open,
      closed: ['Your account is closed', gone],
    },
  },
  gestures: { 'session.leave': ({ press }) => press('Logout') },
  repeatable: { 'session.leave': 'A second sign-out changes nothing.' },
} satisfies Flow;
