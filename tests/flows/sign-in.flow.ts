import { signInMachine } from '#machines/sign-in/sign-in.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { ended } from './second-factor.flow.ts';
import { offer } from './second-factor-set-up.flow.ts';
import { session } from './session.flow.ts';

/** The sign-in has one chart and three doors, each with words of its own. */
export const signInShown = (always: readonly string[]) => ({
  buttons: { 'Sign In': { type: 'credentials.submit' } },
  texts: {
    'editing.fresh': always,
    'editing.rejected': [...always, 'Invalid username or password. Please try again.'],
    'editing.refused': always,
    signingIn: [...always, 'Signing in...'],
    confirming: ['Enter your code', 'Code of your app'],
    settingUp: ['Set up a second factor', 'Or type this secret in'],
    signedIn: always,
  },
});

export const flow = {
  model: modelOf({
    title: 'Sign-in (general, blog and sponsor)',
    machine: signInMachine,
    input: undefined,
    events: {
      'field.change': [
        { field: 'identifier', value: '  deniz ' },
        { field: 'password', value: ' open sesame ' },
      ],
      'field.leave': [{ field: 'identifier' }, { field: 'password' }],
      'credentials.submit': [{}],
    },
    answers: {
      signIn: [
        { kind: 'signedIn', session },
        { kind: 'codeWanted', ticket: 'ticket-1' },
        { kind: 'setUpWanted', ticket: 'ticket-1', offer },
        { kind: 'rejected' },
        { kind: 'refused', message: 'Authentication failed' },
      ],
      secondFactor: ended,
      secondFactorSetUp: ended,
    },
    behaviour: ({ identifier, password }) => [identifier !== '', password !== ''],
  }),
  words: {
    'field.change': ({ field }) => `Type the ${field}`,
    'field.leave': ({ field }) => `Leave the ${field}`,
    'credentials.submit': 'Press Sign In',
  },
} satisfies Flow;
