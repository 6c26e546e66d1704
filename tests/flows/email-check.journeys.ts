import { emailCheckMachine } from '#machines/email-check/email-check.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { taken } from './email-check.flow.ts';

const type = (email: string) => ({ type: 'address.change', email }) as const;

export const journeys = journeysOf({
  machine: emailCheckMachine,
  file: 'email-check/email-check.machine.ts',
  journeys: {
    '[APPLY-20] checks an address without its blanks, 600 ms after the last letter'(open) {
      const check = open();
      check.isIn('idle', { context: { email: '', message: null } });
      check.send(type('den@mail.example'));
      check.isIn('waiting', { context: { email: 'den@mail.example' } });
      check.wait(599);
      check.send(type(' deniz@mail.example'));
      check.wait(599);
      check.isIn('waiting', {});
      check.wait(1);
      check.isIn('checking', { calls: { checkEmail: { email: 'deniz@mail.example' } } });
      check.answer('checkEmail', { kind: 'available' });
      check.isIn('available', { context: { message: null } });
    },
    'says that an address has an account, and checks neither the same address again nor half of one'(open) {
      const check = open();
      check.send(type('deniz@mail.example'));
      check.wait(600);
      check.answer('checkEmail', taken);
      check.isIn('taken', { context: { message: taken.message } });
      check.rejects(type(' deniz@mail.example'), type('deniz@mail.example '));
      check.send(type(' deniz@'));
      check.isIn('idle', { context: { email: 'deniz@', message: null } });
      check.rejects(type('deniz@ '));
    },
    'shows nothing when the check fails'(open) {
      const check = open();
      check.send(type('deniz@mail.example'));
      check.wait(600);
      check.fail('checkEmail');
      check.isIn('failed', { context: { message: null } });
    },
  },
});
