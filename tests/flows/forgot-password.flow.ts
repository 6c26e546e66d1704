import { forgotPasswordMachine } from '#machines/forgot-password/forgot-password.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

const asking = ['Forgot your password?', 'Email'];

export const flow = {
  model: modelOf({
    title: 'Forgot password',
    machine: forgotPasswordMachine,
    input: undefined,
    events: {
      'email.change': [{ email: 'deniz@mail.example' }, { email: 'deniz@' }],
      'link.ask': [{}],
    },
    answers: { askForLink: [{ kind: 'asked' }, { kind: 'refused', message: 'Too many requests.' }] },
    behaviour: ({ email, message }) => [email, message === null],
  }),
  words: {
    'email.change': ({ email }) => `Type the address ${email}`,
    'link.ask': 'Press Send me a link',
  },
  shown: {
    buttons: { 'Send me a link': { type: 'link.ask' } },
    texts: {
      'editing.calm': asking,
      'editing.refused': asking,
      asking: [...asking, 'Sending...'],
      asked: ['Look into your mailbox'],
    },
  },
} satisfies Flow;
