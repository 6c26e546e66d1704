import { reauthenticationMachine } from '#machines/reauthentication/reauthentication.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { demoAccount } from './own-account.flow.ts';

const calm = ['Close your account', 'Close my account...'];
const asking = [
  ...calm,
  'Close your account?',
  'Your blog, its feeds and your entry in the directory disappear at once.',
  'After that we permanently delete everything we store about you.',
];
const labels = { username: 'Enter your username, deniz', currentPassword: 'Current password' } as const;
const labelOf = (field: unknown): string => labels[field as keyof typeof labels];

export const flow = {
  model: modelOf({
    title: 'Re-authentication',
    machine: reauthenticationMachine,
    input: { purpose: 'closeAccount', owner: 'deniz' },
    events: {
      'field.change': [
        { field: 'username', value: 'deniz' },
        { field: 'username', value: 'mia' },
        { field: 'currentPassword', value: 'open-sesame-1' },
      ],
    },
    answers: {
      carryOut: [
        { kind: 'done', result: '2026-12-22' },
        {
          kind: 'refused',
          message: 'Please check what you entered.',
          fields: { currentPassword: 'This is not your password' },
        },
      ],
    },
    vertex: ({ form, result, message, serverErrors }) => [form, result, message === null, Object.keys(serverErrors)],
    isConsistent: (form, { carryOut }) => !form.matches('done') || carryOut?.username === 'deniz',
  }),
  guide: {
    ...demoAccount,
    start: `${demoAccount.start} The flow is under “Close your account”; downloads, other devices and the address of a calendar ask for the password alone.`,
    answers: { carryOut: { done: 'type username and password; do this last', refused: 'type a wrong password' } },
    conditions: { isIncomplete: 'the username is another one, or the password is empty' },
  },
  words: {
    'field.change': ({ field, value }) =>
      `Type ${['mia', 'another'].includes(value) ? 'another' : 'your'} ${field === 'username' ? 'username' : 'password'}`,
  },
  shown: {
    texts: {
      calm,
      'editing.calm': asking,
      'editing.refused': asking,
      submitting: [...asking, 'Closing...'],
      done: calm,
    },
  },
  gestures: {
    'reauthentication.open': ({ press }) => press('Close my account...'),
    'field.change': ({ refill }, { field, value }) => refill(labelOf(field), value),
    'reauthentication.submit': ({ press }) => press('Close my account'),
    'reauthentication.cancel': ({ press }) => press('Cancel'),
  },
} satisfies Flow;
