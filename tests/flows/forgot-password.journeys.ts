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
      page.sees('editing.calm', { holds: { email: '', message: null } });
      page.refuses(ask);
      page.send({ type: 'email.change', email: 'deniz@' });
      page.refuses(ask);
      page.sees('editing.calm', { holds: { email: 'deniz@' } });
      page.send({ type: 'email.change', email: ' deniz@mail.example ' }, ask);
      page.sees('submitting', { calls, holds: { email: ' deniz@mail.example ' } });
      page.refuses(ask, { type: 'email.change', email: '' });
      page.answer('askForLink', { kind: 'asked' });
      page.sees('asked', { over: undefined });
    },
    'an address that is none is said once it is left, and until it is mended or taken away'(open) {
      const page = open();
      page.refuses({ type: 'email.leave' });
      page.send({ type: 'email.change', email: 'deniz@' });
      page.sees('editing.calm');
      page.send({ type: 'email.leave' });
      page.sees('editing.unfit', { holds: { email: 'deniz@' } });
      page.refuses(ask);
      page.send({ type: 'email.change', email: 'deniz@mail' });
      page.sees('editing.unfit', { holds: { email: 'deniz@mail' } });
      page.send({ type: 'email.change', email: ' deniz@mail.example ' });
      page.sees('editing.calm', { holds: { email: ' deniz@mail.example ' } });
      page.refuses({ type: 'email.leave' });
      page.send({ type: 'email.change', email: 'deniz' }, { type: 'email.leave' });
      page.send({ type: 'email.change', email: ' ' });
      page.sees('editing.calm', { holds: { email: ' ' } });
      page.refuses({ type: 'email.leave' });
    },
    'a refusal or a call that broke says why, and can be tried again'(open) {
      const page = open();
      page.send({ type: 'email.change', email: 'deniz@mail.example' }, ask);
      page.answer('askForLink', { kind: 'refused', message: 'Too many.' });
      page.send({ type: 'email.change', email: 'deniz@mail.example' });
      page.sees('editing.refused', { holds: { message: 'Too many.' } });
      page.send(ask);
      page.sees('submitting', { calls, holds: { message: null } });
      page.fail('askForLink', { message: 'Network Error' });
      page.sees('editing.refused', { holds: { message: 'Network Error', email: 'deniz@mail.example' } });
    },
  },
});
