import { forgotPasswordMachine } from '#machines/forgot-password/forgot-password.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';

const type = (value: string) => ({ type: 'field.change', field: 'email', value }) as const;
const leave = { type: 'field.leave', field: 'email' } as const;
const submit = { type: 'link.ask' } as const;
const submitting = { calls: { askForLink: { email: 'deniz@mail.example' } } };

export const journeys = journeysOf({
  machine: forgotPasswordMachine,
  file: 'forgot-password/forgot-password.machine.ts',
  journeys: {
    'requests a link for a valid address, without spaces around it'(open) {
      const page = open();
      page.isIn('editing.calm', { context: { form: { email: '' }, touched: [], message: null } });
      page.rejects(submit);
      page.send(type('deniz@'));
      page.rejects(submit);
      page.send(type(' deniz@mail.example '), submit);
      page.isIn('submitting', { ...submitting, context: { form: { email: ' deniz@mail.example ' } } });
      page.rejects(submit, type(''));
      page.answer('askForLink', { kind: 'sent' });
      page.isIn('sent', { output: undefined });
    },
    'knows that the field was left, whose error shows from then on'(open) {
      const page = open();
      page.send(type('deniz@'));
      page.isIn('editing.calm', { context: { touched: [] } });
      page.send(leave, leave);
      page.isIn('editing.calm', { context: { form: { email: 'deniz@' }, touched: ['email'] } });
      page.rejects(submit);
    },
    'says why a request was rejected or not sent, until it is sent again'(open) {
      const page = open();
      page.send(type('deniz@mail.example'), submit);
      page.answer('askForLink', { kind: 'refused', message: 'Too many.' });
      page.send(type('deniz@mail.example'));
      page.isIn('editing.refused', { context: { message: 'Too many.' } });
      page.send(submit);
      page.isIn('submitting', { ...submitting, context: { message: null } });
      page.fail('askForLink', { message: 'Network Error' });
      page.isIn('editing.refused', { context: { message: 'Network Error', form: { email: 'deniz@mail.example' } } });
    },
  },
});
