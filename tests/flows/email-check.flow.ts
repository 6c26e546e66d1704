import { emailCheckMachine } from '#machines/email-check/email-check.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

export const taken = { kind: 'taken', message: 'An account with this email address exists already.' } as const;

export const flow = {
  model: modelOf({
    title: 'Email check',
    machine: emailCheckMachine,
    input: undefined,
    events: { 'address.change': [{ email: 'deniz@mail.example' }, { email: 'deniz@' }] },
    answers: {
      checkEmail: [{ kind: 'available' }, taken],
    },
    vertex: ({ email }) => email,
    isConsistent: (check, { checkEmail }) =>
      !(check.matches('available') || check.matches('taken')) || check.context.email === checkEmail?.email,
  }),
  guide: {
    role: 'An applicant',
    address: '/application',
    start: 'Start at the field Email.',
    answers: {
      checkEmail: {
        available: 'type an address without an account',
        taken: 'type the address of a creator in `/admin/creators`',
      },
    },
  },
  words: { 'address.change': ({ email }) => `Type the address ${email}` },
  shown: {
    buttons: {},
    texts: {
      idle: [],
      waiting: [],
      checking: [],
      available: [],
      taken: [taken.message],
      failed: [],
    },
  },
  gestures: { 'xstate.after.debounce.emailCheck.waiting': ({ passTime }) => passTime(600) },
  elsewhere: { 'address.change': 'the page, when the address field changes' },
} satisfies Flow;
