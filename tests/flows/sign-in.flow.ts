import { signInMachine } from '#machines/sign-in/sign-in.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { ended } from './second-factor.flow.ts';
import { offer } from './second-factor-set-up.flow.ts';
import { session } from './session.flow.ts';

/** The general, blog and sponsor sign-in share one machine and have different texts. */
export const signInShown = (always: readonly string[]) => ({
  texts: {
    'editing.calm': always,
    'editing.rejected': [...always, 'Invalid username or password. Please try again.'],
    'editing.refused': always,
    submitting: [...always, 'Signing in...'],
    confirming: ['Enter your code', 'Code from your app'],
    settingUp: ['Set up your authenticator app', 'Or enter this setup key'],
    signedIn: always,
  },
});

const labelOf = (field: string) => (field === 'password' ? 'Password' : /^(Username|Email or username|Email)$/);

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
    vertex: ({ form: { identifier, password } }) => [identifier !== '', password !== ''],
    isConsistent: (form, { signIn }) =>
      form.status !== 'done' || form.context.form.identifier.trim() === signIn?.identifier,
  }),
  guide: {
    role: 'A creator, a sponsor or staff',
    address: '/discovery',
    start: 'Creators see the same flow at `/login` and `/blog/demo-creator/login`, staff at `/admin`.',
    answers: {
      signIn: {
        signedIn: 'type the demo password',
        codeWanted: 'sign in at `/admin` with a second factor set up',
        setUpWanted: 'start with `VAYA_DEMO=off`, sign in at `/admin`',
        rejected: 'type a wrong password at `/discovery`',
        refused: 'type wrong passwords quickly until it asks to wait',
      },
      secondFactor: {
        signedIn: 'type the code of the app',
        over: 'type five wrong codes, or wait 5 minutes',
        left: 'press Start again',
      },
      secondFactorSetUp: {
        signedIn: 'finish the set-up',
        over: 'wait 15 minutes before confirming',
        left: 'press Start again',
      },
    },
  },
  words: {
    'field.change': ({ field }) => `Fill in ${field === 'password' ? 'Password' : 'Username'}`,
    'field.leave': ({ field }) => `Leave ${field === 'password' ? 'Password' : 'Username'}`,
  },
  shown: signInShown(['Username', 'Password']),
  gestures: {
    'field.change': ({ fill }, { field, value }) => fill(labelOf(field), value),
    'field.leave': ({ leave }, { field }) => leave(labelOf(field)),
    'credentials.submit': ({ press }) => press('Sign In'),
  },
} satisfies Flow;
