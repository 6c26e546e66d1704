import { reauthenticationMachine } from '#machines/reauthentication/reauthentication.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';

const tags = ['asks'];
const currentPassword = 'open-sesame-1';
const open = { type: 'reauthentication.open' } as const;
const submit = { type: 'reauthentication.submit' } as const;
const cancel = { type: 'reauthentication.cancel' } as const;
const type = (field: 'username' | 'currentPassword', value: string) =>
  ({ type: 'field.change', field, value }) as const;
const typePassword = type('currentPassword', currentPassword);
const typed = { form: { username: '', currentPassword } };
const submitting = { calls: { carryOut: { ...typed.form, subject: null } }, tags };
const purpose = 'download';
const closing = { purpose: 'closeAccount', owner: 'deniz' } as const;
const opens = { report: { type: 'reauthentication.opened', purpose } };
const isDone = (result: string | null) => ({ report: { type: 'reauthentication.done', purpose, result } });
const nothing = {
  form: { username: '', currentPassword: '' },
  rejections: 0,
  result: null,
  message: null,
  serverErrors: {},
};
const fields = { currentPassword: 'Not yours.', username: 'Nor this.' };
const refused = { kind: 'refused', message: 'Please check.', fields } as const;

const sent = (begin: Open<typeof reauthenticationMachine>): Run<typeof reauthenticationMachine> => {
  const page = begin({ purpose });
  page.send(open, typePassword, submit);
  return page;
};

export const journeys = journeysOf({
  machine: reauthenticationMachine,
  file: 'reauthentication/reauthentication.machine.ts',
  journeys: {
    'remembers what it was opened for, until it is opened again'(begin) {
      const page = begin({ purpose });
      page.send({ ...open, subject: 'there' }, typePassword, submit);
      page.isIn('submitting', {
        calls: { carryOut: { ...typed.form, subject: 'there' } },
        tags,
        effects: [opens],
        context: { subject: 'there' },
      });
      page.answer('carryOut', { kind: 'done', result: 'there' });
      page.isIn('done', { effects: [isDone('there')] });
      page.send(open);
      page.isIn('editing.calm', { tags, effects: [opens], context: { subject: null } });
    },
    'asks for the password, sends it, and forgets it'(begin) {
      const page = begin({ purpose });
      page.isIn('calm', { context: { ...nothing, owner: null } });
      page.rejects(submit, cancel, typePassword);
      page.send(open);
      page.isIn('editing.calm', { tags, effects: [opens], context: nothing });
      page.rejects(open);
      page.send(typePassword, submit);
      page.isIn('submitting', submitting);
      page.rejects(open, submit, typePassword);
      page.answer('carryOut', { kind: 'done', result: null });
      page.isIn('done', { effects: [isDone(null)], context: nothing });
      page.rejects(submit, cancel, typePassword);
    },
    'asks for the own username too before an account is closed, in any spelling'(begin) {
      const page = begin(closing);
      page.send(open, type('username', ' DENİZ '), typePassword, submit);
      page.isIn('submitting', {
        calls: { carryOut: { username: 'DENİZ', currentPassword, subject: null } },
        tags,
        effects: [{ report: { type: 'reauthentication.opened', purpose: 'closeAccount' } }],
      });
      const other = begin(closing);
      other.send(open, type('username', 'mia'), typePassword, submit);
      other.isIn('editing.calm', {
        tags,
        effects: [{ report: { type: 'reauthentication.opened', purpose: 'closeAccount' } }],
        context: { rejections: 1 },
      });
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
      page.isIn('editing.calm', { tags, effects: [opens], context: { rejections: 1 } });
      page.send(typePassword);
      page.isIn('editing.calm', { tags, context: typed });
    },
    'forgets everything on Cancel, also during the call'(begin) {
      const page = begin({ purpose });
      page.send(open, submit, typePassword, submit);
      page.answer('carryOut', refused);
      page.send(cancel);
      page.isIn('calm', { effects: [opens], context: nothing });
      const slow = sent(begin);
      slow.send(cancel);
      slow.isIn('calm', { effects: [opens], context: nothing });
    },
    'shows the error of a field until that field is changed'(begin) {
      const page = sent(begin);
      page.answer('carryOut', refused);
      page.isIn('editing.refused', {
        tags,
        effects: [opens],
        context: { message: 'Please check.', serverErrors: fields, ...typed },
      });
      page.send(type('currentPassword', 'another'));
      page.isIn('editing.calm', { tags, context: { serverErrors: { username: 'Nor this.' } } });
      page.send(typePassword, submit);
      page.isIn('submitting', { ...submitting, context: { message: null, serverErrors: {} } });
    },
    'says why the call failed, and sends it again'(begin) {
      const page = sent(begin);
      page.fail('carryOut', { message: 'Network Error' });
      page.isIn('editing.refused', { tags, effects: [opens], context: { message: 'Network Error', ...typed } });
      page.send(submit);
      page.isIn('submitting', { ...submitting, context: { message: null } });
    },
  },
});
