import type { AccountState } from '#contract/states.ts';
import { signInMachine } from '#machines/sign-in/sign-in.machine.ts';
import { hashPassword } from '#server/account/password-hash.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { session } from './session.flow.ts';

/** The sign-in has one chart and three doors, each with words of its own. */
export const signInShown = (always: readonly string[]) => ({
  buttons: { 'Sign In': { type: 'credentials.submit' } },
  texts: {
    'editing.calm': always,
    'editing.rejected': [...always, 'Invalid username or password. Please try again.'],
    'editing.refused': always,
    submitting: [...always, 'Signing in...'],
    signedIn: always,
  },
});

/** Each door has a name of its own for who signs in. */
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
      'credentials.submit': [{}],
    },
    answers: {
      signIn: [
        { kind: 'signedIn', session },
        { kind: 'rejected' },
        { kind: 'refused', message: 'Authentication failed' },
      ],
    },
    behaviour: ({ identifier, password }) => [identifier !== '', password !== ''],
    belongs: (form, { signIn }) => !form.matches('signedIn') || form.context.identifier.trim() === signIn?.identifier,
  }),
  words: {
    'field.change': ({ field }) => `Type the ${field}`,
    'field.leave': ({ field }) => `Leave the ${field}`,
    'credentials.submit': 'Press Sign In',
  },
  shown: signInShown(['Username', 'Password']),
  gestures: {
    'field.change': ({ fill }, { field, value }) => fill(labelOf(field), value),
    'field.leave': ({ leave }, { field }) => leave(labelOf(field)),
    'credentials.submit': ({ press }) => press('Sign In'),
  },
  tour: {
    path: '/discovery',
    texts: {
      ...signInShown(['Welcome Back', 'Sign in to your sponsor account to discover creators', 'Username', 'Password'])
        .texts,
      signedIn: ['Discover Creators'],
    },
    prepare: (server) => server.createAccount({ role: 'sponsor', username: 'deniz', password: ' open sesame ' }),
    calls: { signIn: /^\/api\/sponsor\/auth\/login$/ },
    arrange: {
      async signIn({ server }, output) {
        const { kind } = Object(output);
        server.clock.now += 60 * 60_000;
        const right = await hashPassword(kind === 'rejected' ? 'another' : ' open sesame ');
        const state: AccountState = kind === 'refused' ? 'suspended' : 'active';
        const accounts = server.platform.database.updateTable('account').where('username', '=', 'deniz');
        await accounts.set({ state, passwordHash: right }).execute();
      },
    },
  },
} satisfies Flow;
