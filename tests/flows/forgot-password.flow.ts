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
      'field.change': [
        { field: 'email', value: 'deniz@mail.example' },
        { field: 'email', value: 'deniz@' },
      ],
      'field.leave': [{ field: 'email' }],
    },
    answers: { askForLink: [{ kind: 'sent' }, { kind: 'refused', message: 'Too many requests.' }] },
    vertex: ({ form: { email }, message }) => [email, message === null],
    isConsistent: (form, { askForLink }) =>
      !form.matches('sent') || form.context.form.email.trim() === askForLink?.email,
  }),
  guide: {
    role: 'Anyone with an account',
    address: '/forgot-password',
    answers: { askForLink: { sent: 'type any valid address', refused: 'ask six times within a minute' } },
  },
  words: {
    'field.change': ({ value }) => `Type the address ${value}`,
    'field.leave': 'Leave Email',
  },
  shown: {
    texts: {
      'editing.calm': asking,
      'editing.refused': asking,
      submitting: [...asking, 'Sending...'],
      sent: [
        'Check your email',
        'If deniz@mail.example belongs to an account, a link is on its way to it. The link is valid for one hour.',
      ],
    },
  },
  gestures: {
    'field.change': ({ fill }, { value }) => fill('Email', value),
    'field.leave': ({ leave }) => leave('Email'),
    'link.ask': ({ press }) => press('Send me a link'),
  },
} satisfies Flow;
