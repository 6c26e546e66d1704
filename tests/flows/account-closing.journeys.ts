import { accountClosingMachine } from '#machines/account-closing/account-closing.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';

const input = { username: 'deniz' };
const tags = ['asks'];
const said = { username: 'deniz', currentPassword: 'open-sesame-1' };
const begin = { type: 'closing.open' } as const;
const submit = { type: 'closing.submit' } as const;
const cancel = { type: 'closing.cancel' } as const;
const type = (field: keyof typeof said, value: string = said[field]) =>
  ({ type: 'field.change', field, value }) as const;
const asked = { calls: { closeAccount: said }, tags };
const nothing = { username: '', currentPassword: '', isSubmitted: false, message: null, refusedFields: {} };

const sent = (open: Open<typeof accountClosingMachine>): Run<typeof accountClosingMachine> => {
  const page = open(input);
  page.send(begin, type('username'), type('currentPassword'), submit);
  return page;
};

export const journeys = journeysOf({
  machine: accountClosingMachine,
  file: 'account-closing/account-closing.machine.ts',
  journeys: {
    'who presses is asked for the username and the password, and told when everything is erased'(open) {
      const page = open(input);
      page.isIn('calm', { context: { owner: 'deniz', erasedOn: '', ...nothing } });
      page.rejects(submit, cancel, type('username'));
      page.send(begin);
      page.isIn('editing.calm', { tags });
      page.rejects(begin);
      page.send(type('username', ' DENİZ '), type('currentPassword'), submit);
      page.isIn('submitting', { calls: { closeAccount: { ...said, username: 'DENİZ' } }, tags });
      page.rejects(begin, submit, type('username'));
      page.answer('closeAccount', { kind: 'closed', erasedOn: '2026-12-22' });
      page.isIn('closed', { output: { erasedOn: '2026-12-22' }, context: { erasedOn: '2026-12-22', ...nothing } });
    },
    'another username, or no password, closes nothing'(open) {
      const other = open(input);
      other.send(begin, type('username', 'mia'), type('currentPassword'), submit);
      other.isIn('editing.calm', { tags, context: { isSubmitted: true } });
      const without = open(input);
      without.send(begin, type('username'));
      without.isIn('editing.calm', { tags, context: { isSubmitted: false } });
      without.send(submit);
      without.isIn('editing.calm', { tags, context: { isSubmitted: true } });
    },
    'who thinks better of it leaves nothing behind'(open) {
      const page = sent(open);
      page.answer('closeAccount', { kind: 'refused', message: 'Please check.', fields: { currentPassword: 'No.' } });
      page.send(submit);
      page.fail('closeAccount', { message: 'Network Error' });
      page.send(cancel);
      page.isIn('calm', { context: nothing });
      const half = open(input);
      half.send(begin, type('username'), type('currentPassword', ''), submit, cancel);
      half.isIn('calm', { context: nothing });
    },
    'who waits too long leaves, and nothing that was typed stays'(open) {
      const page = sent(open);
      page.isIn('submitting', asked);
      page.send(cancel);
      page.isIn('calm', { context: nothing });
      page.send(begin);
      page.isIn('editing.calm', { tags });
    },
    'what the server says of a field stands there until that field is another'(open) {
      const page = sent(open);
      const refusedFields = { currentPassword: 'Not yours.', username: 'Nor this.' };
      page.answer('closeAccount', { kind: 'refused', message: 'Please check.', fields: refusedFields });
      page.isIn('editing.refused', { tags, context: { ...said, message: 'Please check.', refusedFields } });
      page.send(type('currentPassword', 'another'));
      page.isIn('editing.calm', { tags, context: { refusedFields: { username: 'Nor this.' } } });
      page.send(type('currentPassword'), submit);
      page.isIn('submitting', { ...asked, context: { message: null, refusedFields: {} } });
    },
    'a call that broke says why, and is made again'(open) {
      const page = sent(open);
      page.fail('closeAccount', { message: 'Network Error' });
      page.isIn('editing.refused', { tags, context: { ...said, message: 'Network Error' } });
      page.send(submit);
      page.isIn('submitting', { ...asked, context: { message: null } });
    },
  },
});
