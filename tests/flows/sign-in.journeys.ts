import { signInMachine } from '#machines/sign-in/sign-in.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { offer } from './second-factor-set-up.flow.ts';
import { session } from './session.flow.ts';

const type = (field: 'identifier' | 'password', value: string) => ({ type: 'field.change', field, value }) as const;
const typePassword = type('password', ' open sesame ');
const leave = (field: 'identifier' | 'password') => ({ type: 'field.leave', field }) as const;
const submit = { type: 'credentials.submit' } as const;
const submitting = { calls: { signIn: { identifier: 'deniz', password: ' open sesame ' } } };
const typed = { form: { identifier: '  deniz ', password: ' open sesame ' } };
const withoutPassword = { form: { identifier: '  deniz ', password: '' } };

/** The two ways to confirm a sign-in: the answer that asks for it, the state and the child flow. */
const confirmations = [
  { answer: { kind: 'codeWanted', ticket: 'ticket-1' }, state: 'confirming', child: 'secondFactor' },
  { answer: { kind: 'setUpWanted', ticket: 'ticket-1', offer }, state: 'settingUp', child: 'secondFactorSetUp' },
] as const;

const submitted = (open: Open<typeof signInMachine>): Run<typeof signInMachine> => {
  const form = open();
  form.send(type('identifier', '  deniz '), typePassword, submit);
  return form;
};

export const journeys = journeysOf({
  machine: signInMachine,
  file: 'sign-in/sign-in.machine.ts',
  journeys: {
    '[SPONSOR-10, SPONSOR-11, SPONSOR-12] signs in with the trimmed name and the password as it was typed'(open) {
      const form = submitted(open);
      form.isIn('submitting', { ...submitting, context: typed });
      form.rejects(submit, type('password', 'x'));
      form.answer('signIn', { kind: 'signedIn', session });
      form.isIn('signedIn', { output: session, context: withoutPassword });
    },
    '[SPONSOR-07, SPONSOR-08, SPONSOR-09] requires a name and a password, and checks fields on leave'(open) {
      const form = open();
      form.rejects(submit);
      form.send(type('identifier', 'deniz'));
      form.rejects(submit);
      form.send(type('identifier', '  '), typePassword);
      form.rejects(submit);
      const blank = open();
      blank.send(type('identifier', 'deniz'), type('password', ' '), submit);
      blank.isIn('submitting', { calls: { signIn: { identifier: 'deniz', password: ' ' } } });
      form.send(leave('identifier'));
      form.isIn('editing.calm', { context: { touched: ['identifier'] } });
      form.send(leave('password'));
      form.isIn('editing.calm', { context: { touched: ['identifier', 'password'] } });
    },
    '[SPONSOR-13, SPONSOR-14] says that the name or the password is wrong, and keeps both'(open) {
      const form = submitted(open);
      form.answer('signIn', { kind: 'rejected' });
      form.isIn('editing.rejected', { context: { ...typed, message: null } });
      form.send(typePassword, leave('password'));
      form.isIn('editing.rejected', { context: { touched: ['password'] } });
    },
    '[SPONSOR-15, SPONSOR-16] says why a sign-in failed, until the next attempt'(open) {
      const form = submitted(open);
      form.answer('signIn', { kind: 'refused', message: 'Authentication failed' });
      form.isIn('editing.refused', { context: { ...typed, message: 'Authentication failed' } });
      form.send(leave('password'), type('password', 'x'));
      form.isIn('editing.refused', { context: { message: 'Authentication failed' } });
      form.send(typePassword, submit);
      form.isIn('submitting', { ...submitting, context: { message: null } });
      form.fail('signIn', { message: 'Network Error' });
      form.isIn('editing.refused', { context: { ...typed, message: 'Network Error' } });
    },
    'asks for a code, or sets up a second factor, and drops the password'(open) {
      for (const { answer, state, child } of confirmations) {
        const { kind: _, ...input } = answer;
        const form = submitted(open);
        form.answer('signIn', answer);
        form.isIn(state, { calls: { [child]: input }, context: { ...withoutPassword, begun: null } });
        form.rejects(submit);
        form.answer(child, { kind: 'signedIn', session });
        form.isIn('signedIn', { output: session, context: { wanted: null } });
      }
    },
    'returns to the password after a confirmation has ended, was left or failed'(open) {
      const fresh = { ...withoutPassword, touched: [], wanted: null };
      for (const { answer, child } of confirmations) {
        const form = submitted(open);
        form.answer('signIn', { kind: 'rejected' });
        form.send(leave('password'), submit);
        form.answer('signIn', answer);
        form.answer(child, { kind: 'over', message: 'This sign-in has ended' });
        form.isIn('editing.refused', { context: { ...fresh, message: 'This sign-in has ended' } });
        form.rejects(submit);
        form.send(typePassword, submit);
        form.answer('signIn', answer);
        form.answer(child, { kind: 'left' });
        form.isIn('editing.calm', { context: { ...fresh, message: null } });
        form.send(typePassword, submit);
        form.answer('signIn', answer);
        form.fail(child, { message: 'Something broke' });
        form.isIn('editing.refused', { context: { ...fresh, message: 'Something broke' } });
      }
    },
  },
});
