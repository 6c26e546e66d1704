import { forgotPasswordMachine } from '#machines/forgot-password/forgot-password.machine.ts';
import { setPasswordMachine } from '#machines/set-password/set-password.machine.ts';
import { modelOf } from '#tests/kit/model.ts';

const owner = { name: 'Deniz Yıldız', kind: 'invitation', realm: 'people' } as const;

export const setPasswordModel = modelOf({
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
});

export const forgotPasswordModel = modelOf({
  title: 'Forgot password',
  machine: forgotPasswordMachine,
  input: undefined,
  events: {
    'email.change': [{ email: 'deniz@mail.example' }, { email: 'deniz@' }],
    'link.ask': [{}],
  },
  answers: { askForLink: [{ kind: 'asked' }, { kind: 'refused', message: 'Too many requests.' }] },
  behaviour: ({ email, message }) => [email, message === null],
});
