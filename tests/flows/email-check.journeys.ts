import { emailCheckMachine } from '#machines/email-check/email-check.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';

const available = { kind: 'available' } as const;
const known = { kind: 'taken', message: 'An account with this email address exists already.' } as const;
const pausing = { calls: { pause: { milliseconds: 600 } } };
const address = { type: 'address.change', email: ' deniz@mail.example' } as const;

export const journeys = journeysOf({
  machine: emailCheckMachine,
  file: 'email-check/email-check.machine.ts',
  journeys: {
    '[APPLY-20] an address is asked for 600 ms after the last letter, without the blanks around it'(open) {
      const check = open();
      check.isIn('idle', { context: { email: '', message: null } });
      check.send({ type: 'address.change', email: 'den@mail.example' });
      check.isIn('waiting', { ...pausing, context: { email: 'den@mail.example' } });
      check.send(address);
      check.isIn('waiting', { ...pausing, restarted: ['pause'], context: { email: 'deniz@mail.example' } });
      check.answer('pause', undefined);
      check.isIn('checking', { calls: { checkEmail: { email: 'deniz@mail.example' } } });
      check.answer('checkEmail', available);
      check.isIn('available', { context: { message: null } });
    },
    'who has an account already is told; the same address is not asked for twice, and half of one not at all'(open) {
      const check = open();
      check.send(address);
      check.answer('pause', undefined);
      check.answer('checkEmail', known);
      check.isIn('taken', { context: { message: known.message } });
      check.rejects(address, { type: 'address.change', email: 'deniz@mail.example ' });
      check.send({ type: 'address.change', email: ' deniz@' });
      check.isIn('idle', { context: { email: 'deniz@', message: null } });
      check.rejects({ type: 'address.change', email: 'deniz@ ' });
    },
    'a check that failed stands in nobody’s way'(open) {
      const check = open();
      check.send(address);
      check.fail('pause');
      check.fail('checkEmail');
      check.isIn('failed', { context: { message: null } });
    },
  },
});
