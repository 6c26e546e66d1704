import { signInMachine } from '#machines/sign-in/sign-in.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { session } from './session.journeys.ts';

const offer = {
  secret: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
  address: 'otpauth://totp/Vaya',
  picture: { size: 2, path: 'M0 0h1v1h-1z' },
  recoveryCodes: ['0a1b2-v9xyz'],
};

const filled = (open: Open<typeof signInMachine>): Run<typeof signInMachine> => {
  const form = open();
  form.send({ type: 'field.change', field: 'identifier', value: '  deniz ' });
  form.send({ type: 'field.change', field: 'password', value: ' open sesame ' });
  return form;
};
const submit = { type: 'credentials.submit' } as const;
const busy = { calls: { signIn: { identifier: 'deniz', password: ' open sesame ' } }, tags: ['busy'] };
const typed = { identifier: '  deniz ', password: ' open sesame ' };

export const journeys = journeysOf({
  machine: signInMachine,
  file: 'sign-in/sign-in.machine.ts',
  journeys: {
    '[SPONSOR-10, SPONSOR-11, SPONSOR-12] the name is trimmed, the password is not; who is signed in is what it ends with'(
      open,
    ) {
      const form = filled(open);
      form.isIn('editing.calm', { context: { ...typed, message: null, begun: null } });
      form.send(submit);
      form.isIn('submitting', busy);
      form.rejects(submit, { type: 'field.change', field: 'password', value: 'x' });
      form.answer('signIn', { kind: 'signedIn', session });
      form.isIn('signedIn', { output: session, context: { password: '', identifier: '  deniz ' } });
    },
    '[SPONSOR-07, SPONSOR-08, SPONSOR-09] without a name or a password nothing is sent; a field that was left is judged'(
      open,
    ) {
      const form = open();
      form.isIn('editing.calm', { context: { identifier: '', password: '' } });
      form.rejects(submit);
      form.send({ type: 'field.change', field: 'identifier', value: 'deniz' });
      form.rejects(submit);
      const nameless = open();
      nameless.send({ type: 'field.change', field: 'password', value: 'open sesame' });
      nameless.send({ type: 'field.change', field: 'identifier', value: '  ' });
      nameless.rejects(submit);
      nameless.isIn('editing.calm', { context: { left: { identifier: false, password: false } } });
      nameless.send({ type: 'field.leave', field: 'identifier' });
      nameless.isIn('editing.calm', { context: { left: { identifier: true, password: false } } });
      nameless.send({ type: 'field.leave', field: 'password' });
      nameless.isIn('editing.calm', { context: { left: { identifier: true, password: true } } });
    },
    '[SPONSOR-13, SPONSOR-14] a login that answers no is an error, and keeps what was typed'(open) {
      const form = filled(open);
      form.send(submit);
      form.answer('signIn', { kind: 'rejected' });
      form.isIn('editing.rejected', { context: { ...typed, message: null } });
      form.send({ type: 'field.change', field: 'password', value: ' open sesame ' });
      form.send({ type: 'field.leave', field: 'password' });
      form.isIn('editing.rejected', { context: { left: { identifier: false, password: true } } });
    },
    '[SPONSOR-15, SPONSOR-16] a login that throws says why, until the next attempt'(open) {
      const form = filled(open);
      form.send(submit);
      form.answer('signIn', { kind: 'refused', message: 'Authentication failed' });
      form.isIn('editing.refused', { context: { ...typed, message: 'Authentication failed' } });
      form.send({ type: 'field.leave', field: 'password' }, { type: 'field.change', field: 'password', value: 'x' });
      form.isIn('editing.refused', { context: { message: 'Authentication failed' } });
      form.send({ type: 'field.change', field: 'password', value: ' open sesame ' }, submit);
      form.isIn('submitting', { ...busy, context: { message: null } });
      form.fail('signIn', { message: 'Network Error' });
      form.isIn('editing.refused', { context: { ...typed, message: 'Network Error' } });
    },
    'with a second factor the code is asked for, and the password is kept no longer'(open) {
      const form = filled(open);
      form.send(submit);
      form.answer('signIn', { kind: 'codeWanted', ticket: 'ticket-1' });
      form.isIn('confirming', {
        calls: { secondFactor: { ticket: 'ticket-1' } },
        context: { password: '', begun: null },
      });
      form.rejects(submit);
      form.answer('secondFactor', { kind: 'signedIn', session });
      form.isIn('signedIn', { output: session, context: { wanted: null } });
    },
    'without a second factor one is set up first'(open) {
      const form = filled(open);
      form.send(submit);
      form.answer('signIn', { kind: 'setUpWanted', ticket: 'ticket-1', offer });
      const calls = { secondFactorSetUp: { ticket: 'ticket-1', offer } };
      form.isIn('settingUp', { calls, context: { password: '', begun: null } });
      form.rejects(submit);
      form.answer('secondFactorSetUp', { kind: 'signedIn', session });
      form.isIn('signedIn', { output: session, context: { wanted: null } });
    },
    'a second half that has ended leads back to the password with the words for it, one that was left without'(open) {
      const anew = { identifier: '  deniz ', password: '', left: { identifier: false, password: false }, wanted: null };
      const wanted = [
        ['secondFactor', { kind: 'codeWanted', ticket: 'ticket-1' }],
        ['secondFactorSetUp', { kind: 'setUpWanted', ticket: 'ticket-1', offer }],
      ] as const;
      for (const [half, answer] of wanted) {
        const form = filled(open);
        form.send({ type: 'field.leave', field: 'password' }, submit);
        form.answer('signIn', answer);
        form.answer(half, { kind: 'over', message: 'This sign-in has ended' });
        form.isIn('editing.refused', { context: { ...anew, message: 'This sign-in has ended' } });
        form.rejects(submit);
        form.send({ type: 'field.change', field: 'password', value: ' open sesame ' }, submit);
        form.answer('signIn', answer);
        form.answer(half, { kind: 'left' });
        form.isIn('editing.calm', { context: { ...anew, message: null } });
        form.send({ type: 'field.change', field: 'password', value: ' open sesame ' }, submit);
        form.answer('signIn', answer);
        form.fail(half, { message: 'Something broke' });
        form.isIn('editing.refused', { context: { ...anew, message: 'Something broke' } });
      }
    },
  },
});
