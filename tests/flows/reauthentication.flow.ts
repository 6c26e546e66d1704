import { reauthenticationMachine } from '#machines/reauthentication/reauthentication.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { demoAccount } from './own-account.flow.ts';

const calm = ['Your data', 'Download everything'];
const asking = [
  ...calm,
  'Current password',
  'Your bank details are in it in full, so we ask for your password once more.',
];
const busy = [...asking, 'Packing...'];

export const flow = {
  model: modelOf({
    title: 'Re-authentication',
    machine: reauthenticationMachine,
    input: { purpose: 'download' },
    events: {
      'reauthentication.open': [{}],
      'password.change': [{ password: 'open-sesame-1' }, { password: 'another' }],
      'reauthentication.submit': [{}],
      'reauthentication.cancel': [{}],
    },
    answers: {
      carryOut: [
        { kind: 'done', result: null },
        { kind: 'done', result: 'https://vaya.example/calendar/abc.ics' },
        {
          kind: 'refused',
          message: 'Please check what you entered.',
          fields: { currentPassword: 'This is not your password' },
        },
      ],
    },
    vertex: ({ password, result, message, serverErrors }) => [password, result, message, serverErrors],
    isConsistent: (form, { carryOut }) => !form.matches('done') || carryOut?.currentPassword !== '',
  }),
  guide: {
    ...demoAccount,
    start: `${demoAccount.start} The flow is under “Your data”.`,
    answers: { carryOut: { done: 'type your password', refused: 'type a wrong password' } },
    conditions: { hasPassword: 'a password is typed' },
  },
  words: {
    'reauthentication.open': 'Press Download everything',
    'password.change': ({ password }) => `Type ${password === 'another' ? 'another' : 'the'} password`,
    'reauthentication.submit': 'Press Download',
    'reauthentication.cancel': 'Press Cancel',
  },
  shown: {
    buttons: {
      'Download everything': { type: 'reauthentication.open' },
      Download: { type: 'reauthentication.submit' },
      Cancel: { type: 'reauthentication.cancel' },
    },
    texts: {
      calm,
      'editing.calm': asking,
      'editing.missing': [...asking, 'Current password is required'],
      'editing.refused': asking,
      submitting: busy,
      done: [...calm, 'Your file is among your downloads. Keep it where only you can read it.'],
    },
  },
  gestures: {
    'reauthentication.open': ({ press }) => press('Download everything'),
    'password.change': ({ refill }, { password }) => refill('Current password', password),
    'reauthentication.submit': ({ press }) => press('Download'),
    'reauthentication.cancel': ({ press }) => press('Cancel'),
  },
} satisfies Flow;
