import { secondFactorMachine } from '#machines/second-factor/second-factor.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { session } from './session.journeys.ts';

const of = (code: string) => ({ type: 'code.submit', code }) as const;
const change = { type: 'way.change' } as const;
const restart = { type: 'signIn.restart' } as const;
const checking = (code: string) => ({
  calls: { confirmSignIn: { ticket: 'ticket-1', code } },
  tags: ['busy', 'secret'],
});
const entering = { tags: ['acceptsCode'] };
const wrong = { tags: ['acceptsCode', 'wrong'], context: { message: null } };
const refused = (message: string | null) => ({ tags: ['acceptsCode', 'refused'], context: { message } });

export const journeys = journeysOf({
  machine: secondFactorMachine,
  file: 'second-factor/second-factor.machine.ts',
  journeys: {
    'whoever says the code of the app is signed in'(open) {
      const form = open({ ticket: 'ticket-1' });
      form.isIn('app.entering.calm', { ...entering, context: { ticket: 'ticket-1', message: null } });
      form.rejects(of('12345'), of('0a1b2-v9xyz'), of(''));
      form.send(of('123456'));
      form.isIn('app.checking', checking('123456'));
      form.rejects(of('123456'), change);
      form.answer('confirmSignIn', { kind: 'signedIn', session });
      form.isIn('ended', { output: { kind: 'signedIn', session } });
    },
    'without the app a recovery code does the same, and the app may be gone back to'(open) {
      const form = open({ ticket: 'ticket-1' });
      form.send(change);
      form.isIn('recovery.entering.calm', entering);
      form.rejects(of('123456'), of('0a1b2'));
      form.send(of('0a1b2-v9xyz'));
      form.isIn('recovery.checking', checking('0a1b2-v9xyz'));
      form.rejects(of('0a1b2-v9xyz'), change);
      form.answer('confirmSignIn', { kind: 'wrong' });
      form.isIn('recovery.entering.wrong', wrong);
      form.send(change);
      form.isIn('app.entering.calm', entering);
      form.send(change, of('1a1b2-v9xyz'));
      form.answer('confirmSignIn', { kind: 'signedIn', session });
      form.isIn('ended', { output: { kind: 'signedIn', session } });
    },
    'a wrong code is said, and another one may be tried; from a wrong one the recovery codes are near'(open) {
      const form = open({ ticket: 'ticket-1' });
      form.send(of('111111'));
      form.answer('confirmSignIn', { kind: 'wrong' });
      form.isIn('app.entering.wrong', wrong);
      form.send(of('222222'));
      form.isIn('app.checking', checking('222222'));
      form.answer('confirmSignIn', { kind: 'wrong' });
      form.send(change);
      form.isIn('recovery.entering.calm', entering);
    },
    'what was turned down, or never heard of, is said until the next try'(open) {
      const form = open({ ticket: 'ticket-1' });
      form.send(of('111111'));
      form.answer('confirmSignIn', { kind: 'refused', message: 'Too many attempts' });
      form.isIn('app.entering.refused', refused('Too many attempts'));
      form.send(of('222222'));
      form.isIn('app.checking', { ...checking('222222'), context: { message: null } });
      form.fail('confirmSignIn', { message: 'Network Error' });
      form.isIn('app.entering.refused', refused('Network Error'));
      const lost = open({ ticket: 'ticket-1' });
      lost.send(change, of('0a1b2-v9xyz'));
      lost.fail('confirmSignIn', { message: 'Network Error' });
      lost.isIn('recovery.entering.refused', refused('Network Error'));
      lost.send(of('0a1b2-v9xyz'));
      lost.isIn('recovery.checking', { ...checking('0a1b2-v9xyz'), context: { message: null } });
      lost.answer('confirmSignIn', { kind: 'refused', message: 'Too many attempts' });
      lost.isIn('recovery.entering.refused', refused('Too many attempts'));
    },
    'a sign-in that took too long, or too many codes, ends with the words for it'(open) {
      const over = { kind: 'over', message: 'This sign-in has ended' } as const;
      const form = open({ ticket: 'ticket-1' });
      form.send(of('123456'));
      form.answer('confirmSignIn', over);
      form.isIn('ended', { output: over });
      const recovering = open({ ticket: 'ticket-1' });
      recovering.send(change, of('0a1b2-v9xyz'));
      recovering.answer('confirmSignIn', over);
      recovering.isIn('ended', { output: over });
    },
    'whoever starts again leaves it, also while a code is looked at'(open) {
      const form = open({ ticket: 'ticket-1' });
      form.send(restart);
      form.isIn('ended', { output: { kind: 'left' } });
      const busy = open({ ticket: 'ticket-1' });
      busy.send(change, of('0a1b2-v9xyz'), restart);
      busy.isIn('ended', { output: { kind: 'left' } });
    },
  },
});
