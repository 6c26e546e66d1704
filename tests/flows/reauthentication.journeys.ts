import { reauthenticationMachine } from '#machines/reauthentication/reauthentication.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';

const tags = ['asks'];
const currentPassword = 'open-sesame-1';
const [open, submit, cancel] = [
  { type: 'reauthentication.open' } as const,
  { type: 'reauthentication.submit' } as const,
  { type: 'reauthentication.cancel' } as const,
];
const type = (password: string) => ({ type: 'password.change', password }) as const;
const submitting = { calls: { carryOut: { currentPassword } }, tags };
const purpose = 'download';
const opens = { report: { type: 'reauthentication.opened', purpose } };
const isDone = (result: string | null) => ({ report: { type: 'reauthentication.done', purpose, result } });
const nothing = { password: '', result: null, message: null, serverErrors: {} };
const fields = { currentPassword: 'Not yours.' };
const refused = { kind: 'refused', message: 'Please check.', fields } as const;

const sent = (begin: Open<typeof reauthenticationMachine>): Run<typeof reauthenticationMachine> => {
  const page = begin({ purpose });
  page.send(open, type(currentPassword), submit);
  return page;
};

export const journeys = journeysOf({
  machine: reauthenticationMachine,
  file: 'reauthentication/reauthentication.machine.ts',
  journeys: {
    'asks for the password, sends it, and forgets it'(begin) {
      const page = begin({ purpose });
      page.isIn('calm', { context: nothing });
      page.rejects(submit, cancel, type('x'));
      page.send(open);
      page.isIn('editing.calm', { tags, effects: [opens], context: nothing });
      page.rejects(open);
      page.send(type(currentPassword), submit);
      page.isIn('submitting', submitting);
      page.rejects(open, submit, type('x'));
      page.answer('carryOut', { kind: 'done', result: null });
      page.isIn('done', { effects: [isDone(null)], context: nothing });
      page.rejects(submit, cancel, type('x'));
    },
    'keeps a one-time answer until the question is opened again'(begin) {
      const page = sent(begin);
      page.answer('carryOut', { kind: 'done', result: 'abc' });
      page.isIn('done', { effects: [opens, isDone('abc')], context: { ...nothing, result: 'abc' } });
      page.send(open);
      page.isIn('editing.calm', { tags, effects: [opens], context: nothing });
    },
    'sends nothing without a password'(begin) {
      const page = begin({ purpose });
      page.send(open, submit);
      page.isIn('editing.missing', { tags, effects: [opens] });
      page.send(type(currentPassword));
      page.isIn('editing.calm', { tags, context: { password: currentPassword } });
    },
    'forgets everything on Cancel, also during the call'(begin) {
      const page = sent(begin);
      page.answer('carryOut', refused);
      page.send(cancel);
      page.isIn('calm', { effects: [opens], context: nothing });
      const slow = sent(begin);
      slow.send(cancel);
      slow.isIn('calm', { effects: [opens], context: nothing });
    },
    'says that the password is wrong until another one is typed'(begin) {
      const page = sent(begin);
      page.answer('carryOut', refused);
      page.isIn('editing.refused', {
        tags,
        effects: [opens],
        context: { message: 'Please check.', serverErrors: fields, password: currentPassword },
      });
      page.send(type('another'));
      page.isIn('editing.calm', { tags, context: { serverErrors: {}, password: 'another' } });
      page.send(type(currentPassword), submit);
      page.isIn('submitting', { ...submitting, context: { message: null, serverErrors: {} } });
    },
    'says why the call failed, and sends it again'(begin) {
      const page = sent(begin);
      page.fail('carryOut', { message: 'Network Error' });
      page.isIn('editing.refused', {
        tags,
        effects: [opens],
        context: { message: 'Network Error', password: currentPassword },
      });
      page.send(submit);
      page.isIn('submitting', { ...submitting, context: { message: null } });
    },
  },
});
