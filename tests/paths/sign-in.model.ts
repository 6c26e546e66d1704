import { loginMachine } from '#machines/login/login.machine.ts';
import { signInMachine } from '#machines/sign-in/sign-in.machine.ts';
import { modelOf } from '#tests/kit/model.ts';
import { session } from './session.model.ts';

export const signInModel = modelOf({
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
});

export const loginModel = modelOf({
  title: 'Sign-in page',
  machine: loginMachine,
  input: undefined,
  events: {},
  answers: { signIn: [session] },
});
