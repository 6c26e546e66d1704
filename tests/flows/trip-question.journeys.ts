import { tripQuestionMachine } from '#machines/trip-question/trip-question.machine.ts';
import { actions } from '#tests/kit/controllable.ts';
import { journeysOf, type Open } from '#tests/kit/journey.ts';
import { about, form } from './trip-question.flow.ts';

const change = (field: keyof typeof form, value: string = form[field]) =>
  ({ type: 'field.change', field, value }) as const;
const leave = { type: 'field.leave', field: 'email' } as const;
const send = { type: 'question.send' } as const;
const retry = { type: 'call.retry' } as const;
const reading = { calls: { readForm: undefined } };
const asking = { calls: { askQuestion: form } };
const saves = (times: number) => ({ effects: actions(...Array<string>(times).fill('saveDraft')) });

function openForm(open: Open<typeof tripQuestionMachine>) {
  const page = open({ draft: {} });
  page.answer('readForm', { kind: 'form', about });
  return page;
}

function openWritten(open: Open<typeof tripQuestionMachine>) {
  const page = openForm(open);
  page.send(change('name'), change('email'), change('message'));
  return page;
}

export const journeys = journeysOf({
  machine: tripQuestionMachine,
  file: 'trip-question/trip-question.machine.ts',
  journeys: {
    'sends a question once every field is filled in, and clears what it stored of it'(open) {
      const page = open({ draft: {} });
      page.isIn('loading', reading);
      page.rejects(change('name'), leave, send, retry);
      page.answer('readForm', { kind: 'form', about });
      page.isIn('editing.calm', {
        context: { form: { name: '', email: '', message: '' }, about, touched: [], rejections: 0, message: null },
      });
      page.send(send);
      page.isIn('editing.calm', { context: { rejections: 1 } });
      page.send(change('name'), change('email', 'mia@'), change('message'), leave, send);
      page.isIn('editing.calm', { ...saves(3), context: { rejections: 2, touched: ['email'] } });
      page.send(change('email'), send);
      page.isIn('submitting', { ...asking, ...saves(1), context: { form } });
      page.rejects(change('name', 'Max'), leave, send, retry);
      page.answer('askQuestion', { kind: 'sent' });
      page.isIn('sent', {
        output: undefined,
        ...saves(1),
        context: { form: { name: '', email: '', message: '' } },
      });
    },
    'continues with what was stored before a reload'(open) {
      const page = open({ draft: form });
      page.answer('readForm', { kind: 'form', about });
      page.send(send);
      page.isIn('submitting', asking);
    },
    'takes a message of 2,000 characters and none above'(open) {
      const page = openWritten(open);
      page.send(change('message', 'a'.repeat(2_001)), send);
      page.isIn('editing.calm', { ...saves(4), context: { rejections: 1 } });
      page.send(change('name', 'a'.repeat(101)), change('message', 'a'.repeat(2_000)), send);
      page.isIn('editing.calm', { ...saves(2), context: { rejections: 2 } });
      page.send(change('name'), send);
      page.isIn('submitting', { ...saves(1), calls: { askQuestion: { ...form, message: 'a'.repeat(2_000) } } });
    },
    'keeps what was entered where the question was refused or not sent, and says why'(open) {
      const page = openWritten(open);
      page.send(send);
      page.answer('askQuestion', { kind: 'refused', message: 'Not valid.', fields: { email: 'Not valid.' } });
      page.isIn('editing.refused', {
        ...saves(3),
        context: { form, message: 'Not valid.', serverErrors: { email: 'Not valid.' } },
      });
      page.send(change('email'), send);
      page.isIn('submitting', { ...asking, ...saves(1), context: { message: null, serverErrors: {} } });
      page.fail('askQuestion', { message: 'Network Error' });
      page.isIn('editing.refused', { context: { form, message: 'Network Error' } });
      page.send(send);
      page.isIn('submitting', asking);
    },
    'says where there is no such form, and loads it again after a failure'(open) {
      const page = open({ draft: {} });
      page.fail('readForm', { message: 'Network Error' });
      page.isIn('failed', { context: { message: 'Network Error' } });
      page.rejects(send, change('name'));
      page.send(retry);
      page.isIn('loading', { ...reading, context: { message: null } });
      page.answer('readForm', { kind: 'missing', message: 'No questions.' });
      page.isIn('missing', { output: undefined, context: { message: 'No questions.' } });
    },
  },
});
