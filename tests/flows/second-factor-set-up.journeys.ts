import { secondFactorSetUpMachine } from '#machines/second-factor/second-factor-set-up.machine.ts';
import { type Hand, journeysOf, type Open } from '#tests/kit/journey.ts';
import { session } from './session.journeys.ts';

const offer = {
  secret: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
  address: 'otpauth://totp/Vaya',
  picture: { size: 2, path: 'M0 0h1v1h-1z' },
  recoveryCodes: ['0a1b2-v9xyz'],
};
const input = { ticket: 'ticket-1', offer };
const next = { type: 'setUp.next' } as const;
const back = { type: 'setUp.back' } as const;
const copy = { type: 'codes.copy' } as const;
const restart = { type: 'signIn.restart' } as const;
const code = { type: 'code.submit', code: '123456' } as const;
const secret = { tags: ['secret'] };
const entering = { tags: ['acceptsCode', 'secret'] };
const copying = { ...secret, calls: { copyCodes: { codes: ['0a1b2-v9xyz'] } } };
const checking = { calls: { confirmSignIn: { ticket: 'ticket-1', code: '123456' } }, tags: ['busy', 'secret'] };

type Machine = typeof secondFactorSetUpMachine;
const atCode = (open: Open<Machine>): Hand<Machine> => {
  const form = open(input);
  form.send(next, next);
  return form;
};

export const journeys = journeysOf({
  machine: secondFactorSetUpMachine,
  file: 'second-factor/second-factor-set-up.machine.ts',
  journeys: {
    'the secret is shown, then the recovery codes, and the first code signs in'(open) {
      const form = open(input);
      form.sees('scanning', { ...secret, holds: { offer, message: null } });
      form.refuses(code, copy, back);
      form.send(next);
      form.sees('keeping.calm', secret);
      form.refuses(code);
      form.send(next);
      form.sees('confirming.entering.calm', entering);
      form.refuses({ type: 'code.submit', code: '12345' }, next, copy);
      form.send(code);
      form.sees('confirming.checking', checking);
      form.refuses(code, back, next);
      form.answer('confirmSignIn', { kind: 'signedIn', session });
      form.sees('ended', { over: { kind: 'signedIn', session } });
    },
    'each step may be gone back from, and what was shown is shown again'(open) {
      const form = atCode(open);
      form.send(back);
      form.sees('keeping.calm', { ...secret, holds: { offer } });
      form.send(back);
      form.sees('scanning', { ...secret, holds: { offer } });
    },
    'the recovery codes are copied, or it is said that they are not; neither keeps anybody from going on'(open) {
      const form = open(input);
      form.send(next, copy);
      form.sees('keeping.copying', copying);
      form.answer('copyCodes', undefined);
      form.sees('keeping.copied', { tags: ['copied', 'secret'] });
      form.send(copy);
      form.sees('keeping.copying', copying);
      form.fail('copyCodes');
      form.sees('keeping.notCopied', { tags: ['notCopied', 'secret'] });
      form.send(next);
      form.sees('confirming.entering.calm', entering);
      const hasty = open(input);
      hasty.send(next, copy, back);
      hasty.sees('scanning', secret);
    },
    'a first code that is wrong is said, and another one may be tried'(open) {
      const form = atCode(open);
      form.send(code);
      form.answer('confirmSignIn', { kind: 'wrong' });
      form.sees('confirming.entering.wrong', { tags: ['acceptsCode', 'secret', 'wrong'], holds: { message: null } });
      form.send(code);
      form.sees('confirming.checking', checking);
    },
    'what was turned down, or never heard of, is said until the next try'(open) {
      const form = atCode(open);
      form.send(code);
      form.answer('confirmSignIn', { kind: 'refused', message: 'We are very busy' });
      form.sees('confirming.entering.refused', {
        tags: ['acceptsCode', 'refused', 'secret'],
        holds: { message: 'We are very busy' },
      });
      form.send(code);
      form.sees('confirming.checking', { ...checking, holds: { message: null } });
      form.fail('confirmSignIn', { message: 'Network Error' });
      form.sees('confirming.entering.refused', {
        tags: ['acceptsCode', 'refused', 'secret'],
        holds: { message: 'Network Error' },
      });
    },
    'what took too long ends with the words for it, and whoever starts again leaves it'(open) {
      const over = { kind: 'over', message: 'This sign-in has ended' } as const;
      const form = atCode(open);
      form.send(code);
      form.answer('confirmSignIn', over);
      form.sees('ended', { over });
      const leaving = open(input);
      leaving.send(restart);
      leaving.sees('ended', { over: { kind: 'left' } });
      const busy = atCode(open);
      busy.send(code, restart);
      busy.sees('ended', { over: { kind: 'left' } });
    },
  },
});
