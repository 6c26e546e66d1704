import { forgotPasswordMachine } from '#machines/forgot-password/forgot-password.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';

const type = (email: string) => ({ type: 'email.change', email }) as const;
const leave = { type: 'email.leave' } as const;
const submit = { type: 'link.ask' } as const;
const submitting = { calls: { askForLink: { email: 'deniz@mail.example' } } };

export const journeys = journeysOf({
  machine: forgotPasswordMachine,
  file: 'forgot-password/forgot-password.machine.ts',
  journeys: {
    'requests a link for a valid address, without spaces around it'(open) {
      const page = open();
      page.isIn('editing.calm', { context: { email: '', message: null } });
      page.rejects(submit);
      page.send(type('deniz@'));
      page.rejects(submit);
      page.send(type(' deniz@mail.example '), submit);
      page.isIn('submitting', { ...submitting, context: { email: ' deniz@mail.example ' } });
      page.rejects(submit, type(''));
      page.answer('askForLink', { kind: 'sent' });
      page.isIn('sent', { output: undefined });
    },
    'says that an address is invalid when the field is left, until it is corrected or cleared'(open) {
      const page = open();
      page.rejects(leave);
      page.send(type('deniz@'));
      page.isIn('editing.calm');
      page.send(leave);
      page.isIn('editing.unfit', { context: { email: 'deniz@' } });
      page.rejects(submit);
      page.send(type('deniz@mail'));
      page.isIn('editing.unfit');
      page.send(type('deniz@mail.example'));
      page.isIn('editing.calm');
      page.rejects(leave);
      page.send(type('deniz'), leave, type(' '));
      page.isIn('editing.calm', { context: { email: ' ' } });
      page.rejects(leave);
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
      page.isIn('editing.refused', { context: { message: 'Network Error', email: 'deniz@mail.example' } });
    },
  },
});
