import { tripQuestionMachine } from '#machines/trip-question/trip-question.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

export const about = { fullName: 'Deniz Yıldız', title: 'By the sea' };
export const form = { name: 'Mia', email: 'mia@mail.example', message: 'Is the ferry daily?' };
const labels: Record<string, string> = { name: 'Name', email: 'Email', message: 'Message' };
const fields = ['Ask about By the sea', 'Name', 'Email', 'Message'];

export const flow = {
  model: modelOf({
    title: 'Question about a trip',
    machine: tripQuestionMachine,
    input: { draft: {} },
    events: {
      'field.change': [
        { field: 'name', value: form.name },
        { field: 'email', value: form.email },
        { field: 'email', value: 'mia@' },
        { field: 'message', value: form.message },
      ],
      'field.leave': [{ field: 'email' }],
      'question.send': [{}],
      'call.retry': [{}],
    },
    answers: {
      readForm: [
        { kind: 'form', about },
        { kind: 'missing', message: 'This creator does not accept questions right now.' },
      ],
      askQuestion: [
        { kind: 'sent' },
        { kind: 'refused', message: 'You can ask 5 questions a day. Please try again tomorrow.', fields: {} },
      ],
    },
    vertex: ({ form: values, rejections, message }) => [values, rejections > 0, message === null],
    isConsistent: (page, _, { askQuestion }) =>
      !page.matches('submitting') || JSON.stringify(askQuestion) === JSON.stringify(page.context.form),
  }),
  guide: {
    role: 'A visitor',
    address: '/blog/:username/:trip/ask',
    start: 'Follow Ask about this trip on the page of a trip of `/blog/demo-creator`.',
    answers: {
      readForm: { form: 'open the page', missing: 'turn questions off as the creator first' },
      askQuestion: { sent: 'send a question', refused: 'send six questions from one address' },
    },
    conditions: { isComplete: 'every field is filled in and valid' },
  },
  words: {
    'field.change': ({ field, value }) => `Enter “${value}” as ${labels[field]}`,
    'field.leave': ({ field }) => `Leave ${labels[field]}`,
  },
  shown: {
    texts: {
      loading: ['Loading...'],
      failed: ['We couldn’t load this page.', 'Try again'],
      missing: ['This creator does not accept questions right now.'],
      'editing.calm': fields,
      'editing.refused': fields,
      submitting: [...fields, 'Sending...'],
      sent: ['Check your email', 'We sent you a link; your question goes out when you open it.'],
    },
  },
  gestures: {
    'field.change': ({ fill }, { field, value }) => fill(labels[field] ?? '', value),
    'field.leave': ({ leave }) => leave('Email'),
    'question.send': ({ press }) => press('Send question'),
    'call.retry': ({ press }) => press('Try again'),
  },
  repeatable: { 'question.send': 'an incomplete form only shows its errors' },
} satisfies Flow;
