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
      check.sees('idle', { holds: { email: '', message: null } });
      check.send({ type: 'address.change', email: 'den@mail.example' });
      check.sees('waiting', { ...pausing, holds: { email: 'den@mail.example' } });
      check.send(address);
      check.sees('waiting', { ...pausing, anew: ['pause'], holds: { email: 'deniz@mail.example' } });
      check.answer('pause', undefined);
      check.sees('checking', { calls: { checkEmail: { email: 'deniz@mail.example' } } });
      check.answer('checkEmail', available);
      check.sees('available', { holds: { message: null } });
    },
    'who has an account already is told; the same address is not asked for twice, and half of one not at all'(open) {
      const check = open();
      check.send(address);
      check.answer('pause', undefined);
      check.answer('checkEmail', known);
      check.sees('taken', { holds: { message: known.message } });
      check.refuses(address, { type: 'address.change', email: 'deniz@mail.example ' });
      check.send({ type: 'address.change', email: ' deniz@' });
      check.sees('idle', { holds: { email: 'deniz@', message: null } });
      check.refuses({ type: 'address.change', email: 'deniz@ ' });
    },
    'a check that failed stands in nobody’s way'(open) {
      const check = open();
      check.send(address);
      check.fail('pause');
      check.fail('checkEmail');
      check.sees('failed', { holds: { message: null } });
    },
  },
});
