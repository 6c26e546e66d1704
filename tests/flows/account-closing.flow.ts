import { accountClosingMachine } from '#machines/account-closing/account-closing.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { demoAccount } from './own-account.flow.ts';

const calm = ['Close your account', 'Close my account...'];
const asking = [
  ...calm,
  'Close your account?',
  'Your blog, its feeds and your entry in the directory are gone at once.',
  'After that everything we hold about you is erased for good.',
];
const labels = { username: 'Type your username, deniz', currentPassword: 'Current password' } as const;
const labelOf = (field: unknown): string => labels[field as keyof typeof labels];

export const flow = {
  model: modelOf({
    title: 'Account closing',
    machine: accountClosingMachine,
    input: { username: 'deniz' },
    events: {
      'closing.open': [{}],
      'field.change': [
        { field: 'username', value: 'deniz' },
        { field: 'username', value: 'mia' },
        { field: 'currentPassword', value: 'open-sesame-1' },
      ],
      'closing.submit': [{}],
      'closing.cancel': [{}],
    },
    answers: {
      closeAccount: [
        { kind: 'closed', erasedOn: '2026-12-22' },
        {
          kind: 'refused',
          message: 'Please check what you entered.',
          fields: { currentPassword: 'This is not your password' },
        },
      ],
    },
    vertex: ({ username, currentPassword, message, serverErrors }) => [
      ...[username, currentPassword, message === null, Object.keys(serverErrors)],
    ],
    isConsistent: (form, { closeAccount }) => !form.matches('closed') || closeAccount?.username === 'deniz',
  }),
  guide: {
    ...demoAccount,
    answers: { closeAccount: { closed: 'type username and password; do this last', refused: 'type a wrong password' } },
    conditions: { isIncomplete: 'the username is another one, or the password is empty' },
  },
  words: {
    'closing.open': 'Press Close my account...',
    'field.change': ({ field, value }) =>
      `Type ${['mia', 'another'].includes(value) ? 'another' : 'your'} ${field === 'username' ? 'username' : 'password'}`,
    'closing.submit': 'Press Close my account',
    'closing.cancel': 'Press Cancel',
  },
  shown: {
    buttons: {
      'Close my account...': { type: 'closing.open' },
      'Close my account': { type: 'closing.submit' },
      Cancel: { type: 'closing.cancel' },
    },
    texts: {
      calm,
      'editing.calm': asking,
      'editing.refused': asking,
      submitting: [...asking, 'Closing...'],
      closed: calm,
    },
  },
  gestures: {
    'closing.open': ({ press }) => press('Close my account...'),
    'field.change': ({ refill }, { field, value }) => refill(labelOf(field), value),
    'closing.submit': ({ press }) => press('Close my account'),
    'closing.cancel': ({ press }) => press('Cancel'),
  },
} satisfies Flow;
