import { forgotPasswordMachine } from '#machines/forgot-password/forgot-password.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';

const calls = { askForLink: { email: 'deniz@mail.example' } };
const ask = { type: 'link.ask' } as const;

export const journeys = journeysOf({
  machine: forgotPasswordMachine,
  file: 'forgot-password/forgot-password.machine.ts',
  journeys: {
    'a link is asked for with an address, without the blanks around it, and with nothing else'(open) {
      const page = open();
      page.isIn('editing.calm', { context: { email: '', message: null } });
      page.rejects(ask);
      page.send({ type: 'email.change', email: 'deniz@' });
      page.rejects(ask);
      page.isIn('editing.calm', { context: { email: 'deniz@' } });
      page.send({ type: 'email.change', email: ' deniz@mail.example ' }, ask);
      page.isIn('submitting', { calls, context: { email: ' deniz@mail.example ' } });
      page.rejects(ask, { type: 'email.change', email: '' });
      page.answer('askForLink', { kind: 'asked' });
      page.isIn('asked', { output: undefined });
    },
    'an address that is none is said once it is left, and until it is mended or taken away'(open) {
      const page = open();
      page.rejects({ type: 'email.leave' });
      page.send({ type: 'email.change', email: 'deniz@' });
      page.isIn('editing.calm');
      page.send({ type: 'email.leave' });
      page.isIn('editing.unfit', { context: { email: 'deniz@' } });
      page.rejects(ask);
      page.send({ type: 'email.change', email: 'deniz@mail' });
      page.isIn('editing.unfit', { context: { email: 'deniz@mail' } });
      page.send({ type: 'email.change', email: ' deniz@mail.example ' });
      page.isIn('editing.calm', { context: { email: ' deniz@mail.example ' } });
      page.rejects({ type: 'email.leave' });
      page.send({ type: 'email.change', email: 'deniz' }, { type: 'email.leave' });
      page.send({ type: 'email.change', email: ' ' });
      page.isIn('editing.calm', { context: { email: ' ' } });
      page.rejects({ type: 'email.leave' });
    },
    'a refusal or a call that broke says why, and can be tried again'(open) {
      const page = open();
      page.send({ type: 'email.change', email: 'deniz@mail.example' }, ask);
      page.answer('askForLink', { kind: 'refused', message: 'Too many.' });
      page.send({ type: 'email.change', email: 'deniz@mail.example' });
      page.isIn('editing.refused', { context: { message: 'Too many.' } });
      page.send(ask);
      page.isIn('submitting', { calls, context: { message: null } });
      page.fail('askForLink', { message: 'Network Error' });
      page.isIn('editing.refused', { context: { message: 'Network Error', email: 'deniz@mail.example' } });
    },
  },
});
