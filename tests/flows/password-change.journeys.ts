import { passwordChangeMachine } from '#machines/password-change/password-change.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';

const typed = { currentPassword: 'open-sesame-1', password: 'beyond-the-last-bay' };
const empty = { form: { currentPassword: '', password: '' }, touched: [], rejections: 0 };
const submitting = { calls: { changePassword: typed } };
const submit = { type: 'password.submit' } as const;
const type = (field: keyof typeof typed, value: string = typed[field]) =>
  ({ type: 'field.change', field, value }) as const;
const leave = (field: keyof typeof typed) => ({ type: 'field.leave', field }) as const;

const sent = (open: Open<typeof passwordChangeMachine>): Run<typeof passwordChangeMachine> => {
  const page = open();
  page.send(type('currentPassword'), type('password'), submit);
  return page;
};

export const journeys = journeysOf({
  machine: passwordChangeMachine,
  file: 'password-change/password-change.machine.ts',
  journeys: {
    'changes the password, forgets what was typed, and changes it again'(open) {
      const page = open();
      page.isIn('editing.calm', { context: { ...empty, message: null, serverErrors: {} } });
      page.send(submit, type('currentPassword'), leave('currentPassword'), type('password'), submit);
      page.rejects(type('password'), leave('password'), submit);
      page.answer('changePassword', { kind: 'changed' });
      page.isIn('changed', { effects: [{ report: { type: 'password.changed' } }], context: empty });
      page.rejects(submit, leave('password'));
      page.send(type('password', 'another'));
      page.isIn('editing.calm', { context: { form: { password: 'another', currentPassword: '' } } });
    },
    'sends no incomplete form: it marks a field that was left, and both after a submit'(open) {
      const page = open();
      page.send(leave('password'), leave('password'));
      page.isIn('editing.calm', { context: { touched: ['password'] } });
      page.send(leave('currentPassword'));
      page.isIn('editing.calm', { context: { touched: ['password', 'currentPassword'] } });
      const short = open();
      short.send(type('currentPassword'), type('password', 'too-short'), submit);
      short.isIn('editing.calm', { context: { rejections: 1, form: { ...typed, password: 'too-short' } } });
      const missing = open();
      missing.send(type('password'), submit);
      missing.isIn('editing.calm', { context: { rejections: 1 } });
    },
    'shows the error of a field until that field is changed'(open) {
      const page = sent(open);
      const serverErrors = { currentPassword: 'Not yours.', password: 'Easy to guess.' };
      page.answer('changePassword', { kind: 'refused', message: 'Please check.', fields: serverErrors });
      page.isIn('editing.refused', { context: { form: typed, message: 'Please check.', serverErrors } });
      page.send(type('password', 'another'));
      page.isIn('editing.calm', {
        context: { serverErrors: { currentPassword: 'Not yours.' }, form: { ...typed, password: 'another' } },
      });
      page.send(type('password'), submit);
      page.isIn('submitting', { ...submitting, context: { serverErrors: {}, message: null } });
    },
    'says why the call failed, and sends it again'(open) {
      const page = sent(open);
      page.fail('changePassword', { message: 'Network Error' });
      page.isIn('editing.refused', { context: { form: typed, message: 'Network Error' } });
      page.send(leave('password'));
      page.isIn('editing.refused', { context: { touched: ['password'] } });
      page.send(submit);
      page.isIn('submitting', { ...submitting, context: { message: null } });
    },
  },
});
