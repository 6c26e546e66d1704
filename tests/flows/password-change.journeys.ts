import { passwordChangeMachine } from '#machines/password-change/password-change.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';

const said = { currentPassword: 'open-sesame-1', password: 'beyond-the-last-bay' };
const asked = { calls: { changePassword: said } };
const submit = { type: 'password.submit' } as const;
const type = (field: keyof typeof said, value: string = said[field]) =>
  ({ type: 'field.change', field, value }) as const;
const leave = (field: keyof typeof said) => ({ type: 'field.leave', field }) as const;

const sent = (open: Open<typeof passwordChangeMachine>): Run<typeof passwordChangeMachine> => {
  const page = open();
  page.send(type('currentPassword'), type('password'), submit);
  return page;
};

export const journeys = journeysOf({
  machine: passwordChangeMachine,
  file: 'password-change/password-change.machine.ts',
  journeys: {
    'a new password goes with the old one, and neither is kept'(open) {
      const page = open();
      page.isIn('editing.calm', {
        context: { currentPassword: '', password: '', left: [], message: null, refusedFields: {} },
      });
      page.send(type('currentPassword'), leave('currentPassword'), type('password'), submit);
      page.isIn('submitting', asked);
      page.rejects(type('password'), leave('password'), submit);
      page.answer('changePassword', { kind: 'changed' });
      page.isIn('changed', { context: { currentPassword: '', password: '', left: [] } });
      page.rejects(submit);
    },
    'it may be changed once more, by typing again'(open) {
      const page = sent(open);
      page.answer('changePassword', { kind: 'changed' });
      page.rejects(leave('password'));
      page.send(type('password', 'another'));
      page.isIn('editing.calm', { context: { password: 'another', currentPassword: '' } });
    },
    'what is missing or too short is not sent, and says so: each field once it was left, all once it is sent'(open) {
      const page = open();
      page.send(leave('password'), leave('password'));
      page.isIn('editing.calm', { context: { left: ['password'] } });
      page.send(leave('currentPassword'));
      page.isIn('editing.calm', { context: { left: ['password', 'currentPassword'] } });
      const short = open();
      short.send(type('currentPassword'), type('password', 'too-short'), submit);
      short.isIn('editing.calm', { context: { left: ['currentPassword', 'password'], password: 'too-short' } });
      const missing = open();
      missing.send(type('password'), submit);
      missing.isIn('editing.calm', { context: { left: ['currentPassword', 'password'] } });
    },
    'what the server says of a field stands there until that field is another'(open) {
      const page = sent(open);
      const refusedFields = { currentPassword: 'Not yours.', password: 'Easy to guess.' };
      page.answer('changePassword', { kind: 'refused', message: 'Please check.', fields: refusedFields });
      page.isIn('editing.refused', { context: { ...said, message: 'Please check.', refusedFields } });
      page.send(type('password', 'another'));
      page.isIn('editing.calm', { context: { refusedFields: { currentPassword: 'Not yours.' }, password: 'another' } });
      page.send(type('password'), submit);
      page.isIn('submitting', { ...asked, context: { refusedFields: {}, message: null } });
    },
    'a call that broke says why, and is made again'(open) {
      const page = sent(open);
      page.fail('changePassword', { message: 'Network Error' });
      page.isIn('editing.refused', { context: { ...said, message: 'Network Error' } });
      page.send(leave('password'));
      page.isIn('editing.refused', { context: { left: ['password'] } });
      page.send(submit);
      page.isIn('submitting', { ...asked, context: { message: null } });
    },
  },
});
