import { emailCheckMachine } from '#machines/email-check/email-check.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

export const flow = {
  model: modelOf({
    title: 'Email check',
    machine: emailCheckMachine,
    input: undefined,
    events: { 'address.change': [{ email: 'deniz@mail.example' }, { email: 'deniz@' }] },
    answers: {
      checkEmail: [
        { exists: false, available: true, message: 'This email address is available.' },
        { exists: true, available: false, message: 'An account with this email address exists already.' },
      ],
    },
    behaviour: ({ email }) => email,
  }),
  words: { 'address.change': ({ email }) => `The address becomes ${email}` },
  shown: {
    buttons: {},
    texts: {
      idle: [],
      waiting: [],
      checking: [],
      available: [],
      taken: ['An account with this email address exists already.'],
      unknown: [],
    },
  },
} satisfies Flow;
