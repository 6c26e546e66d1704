import { secondFactorSetUpMachine } from '#machines/second-factor/second-factor-set-up.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { offer } from './second-factor-set-up.flow.ts';
import { session } from './session.flow.ts';

const input = { ticket: 'ticket-1', offer };
const next = { type: 'setUp.next' } as const;
const back = { type: 'setUp.back' } as const;
const copy = { type: 'codes.copy' } as const;
const restart = { type: 'signIn.restart' } as const;
const submit = { type: 'code.submit', code: '123456' } as const;
const entering = (...tags: string[]) => ({ tags: ['acceptsCode', ...tags] });
const copying = { calls: { copyCodes: { codes: offer.recoveryCodes } } };
const checking = { calls: { confirmSignIn: { ticket: 'ticket-1', code: '123456' } }, tags: ['busy'] };

type Machine = typeof secondFactorSetUpMachine;
const atCode = (open: Open<Machine>): Run<Machine> => {
  const form = open(input);
  form.send(next, next);
  return form;
};
const submitted = (open: Open<Machine>): Run<Machine> => {
  const form = atCode(open);
  form.send(submit);
  return form;
};

export const journeys = journeysOf({
  machine: secondFactorSetUpMachine,
  file: 'second-factor/second-factor-set-up.machine.ts',
  journeys: {
    'shows the secret, then the recovery codes, and signs in with the first code'(open) {
      const form = open(input);
      form.isIn('scanning', { context: { offer, message: null } });
      form.rejects(submit, copy, back);
      form.send(next);
      form.isIn('keeping.calm');
      form.rejects(submit);
      form.send(next);
      form.isIn('confirming.entering.calm', entering());
      form.rejects({ type: 'code.submit', code: '12345' }, next, copy);
      form.send(submit);
      form.isIn('confirming.checking', checking);
      form.rejects(submit, back, next);
      form.answer('confirmSignIn', { kind: 'signedIn', session });
      form.isIn('ended', { output: { kind: 'signedIn', session } });
    },
    'goes back step by step'(open) {
      const form = atCode(open);
      form.send(back);
      form.isIn('keeping.calm', { context: { offer } });
      form.send(back);
      form.isIn('scanning', { context: { offer } });
    },
    'copies the recovery codes, or says that it could not, and continues either way'(open) {
      const form = open(input);
      form.send(next, copy);
      form.isIn('keeping.copying', copying);
      form.answer('copyCodes', undefined);
      form.isIn('keeping.copied', { tags: ['copied'] });
      form.send(copy);
      form.fail('copyCodes');
      form.isIn('keeping.notCopied', { tags: ['notCopied'] });
      form.send(next);
      form.isIn('confirming.entering.calm', entering());
      const hasty = open(input);
      hasty.send(next, copy, back);
      hasty.isIn('scanning');
    },
    'says that the first code was wrong, and takes another one'(open) {
      const form = submitted(open);
      form.answer('confirmSignIn', { kind: 'wrong' });
      form.isIn('confirming.entering.wrong', { ...entering('wrong'), context: { message: null } });
      form.send(submit);
      form.isIn('confirming.checking', checking);
    },
    'says why the code was rejected or not sent, until the next try'(open) {
      const form = submitted(open);
      form.answer('confirmSignIn', { kind: 'refused', message: 'We are very busy' });
      form.isIn('confirming.entering.refused', { ...entering('refused'), context: { message: 'We are very busy' } });
      form.send(submit);
      form.isIn('confirming.checking', { ...checking, context: { message: null } });
      form.fail('confirmSignIn', { message: 'Network Error' });
      form.isIn('confirming.entering.refused', { ...entering('refused'), context: { message: 'Network Error' } });
    },
    'ends a set-up that took too long with a message'(open) {
      const over = { kind: 'over', message: 'This sign-in has ended' } as const;
      const form = submitted(open);
      form.answer('confirmSignIn', over);
      form.isIn('ended', { output: over });
    },
    'starts again on request, also while it checks a code'(open) {
      for (const form of [open(input), submitted(open)]) {
        form.send(restart);
        form.isIn('ended', { output: { kind: 'left' } });
      }
    },
  },
});
