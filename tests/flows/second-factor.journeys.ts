import { secondFactorMachine } from '#machines/second-factor/second-factor.machine.ts';
import { journeysOf, type Open } from '#tests/kit/journey.ts';
import { session } from './session.flow.ts';

const submit = (code: string) => ({ type: 'code.submit', code }) as const;
const change = { type: 'way.change' } as const;
const restart = { type: 'signIn.restart' } as const;
const signedIn = { kind: 'signedIn', session } as const;
const entering = { tags: ['acceptsCode'] };
const wrong = { tags: ['acceptsCode', 'wrong'], context: { message: null } };
const refused = (message: string | null) => ({ tags: ['acceptsCode', 'refused'], context: { message } });
const checking = (code: string) => ({
  calls: { confirmSignIn: { ticket: 'ticket-1', code } },
  tags: ['busy'],
});

const inApp = (open: Open<typeof secondFactorMachine>) => open({ ticket: 'ticket-1' });
const inRecovery = (open: Open<typeof secondFactorMachine>) => {
  const form = inApp(open);
  form.send(change);
  return form;
};
const ways = [
  { kind: 'app', start: inApp, code: '123456', others: ['12345', '0a1b2-v9xyz', ''] },
  { kind: 'recovery', start: inRecovery, code: '0a1b2-v9xyz', others: ['123456', '0a1b2'] },
] as const;

export const journeys = journeysOf({
  machine: secondFactorMachine,
  file: 'second-factor/second-factor.machine.ts',
  journeys: {
    'signs in with a code of the app, or with a recovery code'(open) {
      for (const { kind, start, code, others } of ways) {
        const form = start(open);
        form.isIn(`${kind}.entering.calm`, entering);
        form.rejects(...others.map(submit));
        form.send(submit(code));
        form.isIn(`${kind}.checking`, checking(code));
        form.rejects(submit(code), change);
        form.answer('confirmSignIn', signedIn);
        form.isIn('ended', { output: signedIn });
      }
    },
    'says that a code was wrong, and takes another one or the other kind'(open) {
      for (const { kind, start, code } of ways) {
        const form = start(open);
        form.send(submit(code));
        form.answer('confirmSignIn', { kind: 'wrong' });
        form.isIn(`${kind}.entering.wrong`, wrong);
        form.send(submit(code));
        form.isIn(`${kind}.checking`, checking(code));
        form.answer('confirmSignIn', { kind: 'wrong' });
        form.send(change);
        form.isIn(`${kind === 'app' ? 'recovery' : 'app'}.entering.calm`, entering);
      }
    },
    'says why a code was rejected or not sent, until the next try'(open) {
      for (const { kind, start, code } of ways) {
        const form = start(open);
        form.send(submit(code));
        form.answer('confirmSignIn', { kind: 'refused', message: 'Too many attempts' });
        form.isIn(`${kind}.entering.refused`, refused('Too many attempts'));
        form.send(submit(code));
        form.isIn(`${kind}.checking`, { ...checking(code), context: { message: null } });
        form.fail('confirmSignIn', { message: 'Network Error' });
        form.isIn(`${kind}.entering.refused`, refused('Network Error'));
      }
    },
    'ends a sign-in that took too long or too many codes, with a message'(open) {
      const over = { kind: 'over', message: 'This sign-in has ended' } as const;
      for (const { start, code } of ways) {
        const form = start(open);
        form.send(submit(code));
        form.answer('confirmSignIn', over);
        form.isIn('ended', { output: over });
      }
    },
    'starts again on request, also while it checks a code'(open) {
      for (const { start, code } of ways) {
        const form = start(open);
        form.send(restart);
        form.isIn('ended', { output: { kind: 'left' } });
        const busy = start(open);
        busy.send(submit(code), restart);
        busy.isIn('ended', { output: { kind: 'left' } });
      }
    },
  },
});
