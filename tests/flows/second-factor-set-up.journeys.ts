import { secondFactorSetUpMachine } from '#machines/second-factor/second-factor-set-up.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
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
const atCode = (open: Open<Machine>): Run<Machine> => {
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
      form.isIn('scanning', { ...secret, context: { offer, message: null } });
      form.rejects(code, copy, back);
      form.send(next);
      form.isIn('keeping.calm', secret);
      form.rejects(code);
      form.send(next);
      form.isIn('confirming.entering.calm', entering);
      form.rejects({ type: 'code.submit', code: '12345' }, next, copy);
      form.send(code);
      form.isIn('confirming.checking', checking);
      form.rejects(code, back, next);
      form.answer('confirmSignIn', { kind: 'signedIn', session });
      form.isIn('ended', { output: { kind: 'signedIn', session } });
    },
    'each step may be gone back from, and what was shown is shown again'(open) {
      const form = atCode(open);
      form.send(back);
      form.isIn('keeping.calm', { ...secret, context: { offer } });
      form.send(back);
      form.isIn('scanning', { ...secret, context: { offer } });
    },
    'the recovery codes are copied, or it is said that they are not; neither keeps anybody from going on'(open) {
      const form = open(input);
      form.send(next, copy);
      form.isIn('keeping.copying', copying);
      form.answer('copyCodes', undefined);
      form.isIn('keeping.copied', { tags: ['copied', 'secret'] });
      form.send(copy);
      form.isIn('keeping.copying', copying);
      form.fail('copyCodes');
      form.isIn('keeping.notCopied', { tags: ['notCopied', 'secret'] });
      form.send(next);
      form.isIn('confirming.entering.calm', entering);
      const hasty = open(input);
      hasty.send(next, copy, back);
      hasty.isIn('scanning', secret);
    },
    'a first code that is wrong is said, and another one may be tried'(open) {
      const form = atCode(open);
      form.send(code);
      form.answer('confirmSignIn', { kind: 'wrong' });
      form.isIn('confirming.entering.wrong', { tags: ['acceptsCode', 'secret', 'wrong'], context: { message: null } });
      form.send(code);
      form.isIn('confirming.checking', checking);
    },
    'what was turned down, or never heard of, is said until the next try'(open) {
      const form = atCode(open);
      form.send(code);
      form.answer('confirmSignIn', { kind: 'refused', message: 'We are very busy' });
      form.isIn('confirming.entering.refused', {
        tags: ['acceptsCode', 'refused', 'secret'],
        context: { message: 'We are very busy' },
      });
      form.send(code);
      form.isIn('confirming.checking', { ...checking, context: { message: null } });
      form.fail('confirmSignIn', { message: 'Network Error' });
      form.isIn('confirming.entering.refused', {
        tags: ['acceptsCode', 'refused', 'secret'],
        context: { message: 'Network Error' },
      });
    },
    'what took too long ends with the words for it, and whoever starts again leaves it'(open) {
      const over = { kind: 'over', message: 'This sign-in has ended' } as const;
      const form = atCode(open);
      form.send(code);
      form.answer('confirmSignIn', over);
      form.isIn('ended', { output: over });
      const leaving = open(input);
      leaving.send(restart);
      leaving.isIn('ended', { output: { kind: 'left' } });
      const busy = atCode(open);
      busy.send(code, restart);
      busy.isIn('ended', { output: { kind: 'left' } });
    },
  },
});
