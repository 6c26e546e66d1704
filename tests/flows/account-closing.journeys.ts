import { accountClosingMachine } from '#machines/account-closing/account-closing.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';

const input = { username: 'deniz' };
const tags = ['asks'];
const typed = { username: 'deniz', currentPassword: 'open-sesame-1' };
const [begin, submit, cancel] = [
  { type: 'closing.open' } as const,
  { type: 'closing.submit' } as const,
  { type: 'closing.cancel' } as const,
];
const type = (field: keyof typeof typed, value: string = typed[field]) =>
  ({ type: 'field.change', field, value }) as const;
const effects = [{ report: { type: 'closing.opened' } }];
const submitting = { calls: { closeAccount: typed }, tags };
const nothing = { username: '', currentPassword: '', rejections: 0, message: null, serverErrors: {} };
const refused = (serverErrors: Record<string, string>) =>
  ({ kind: 'refused', message: 'Please check.', fields: serverErrors }) as const;
const networkError = { message: 'Network Error' };

const sent = (open: Open<typeof accountClosingMachine>): Run<typeof accountClosingMachine> => {
  const page = open(input);
  page.send(begin, type('username'), type('currentPassword'), submit);
  return page;
};

export const journeys = journeysOf({
  machine: accountClosingMachine,
  file: 'account-closing/account-closing.machine.ts',
  journeys: {
    'asks for username and password, and says when everything is erased'(open) {
      const page = open(input);
      page.isIn('calm', { context: { owner: 'deniz', erasedOn: '', ...nothing } });
      page.rejects(submit, cancel, type('username'));
      page.send(begin);
      page.isIn('editing.calm', { tags, effects });
      page.rejects(begin);
      page.send(type('username', ' DENİZ '), type('currentPassword'), submit);
      page.isIn('submitting', { calls: { closeAccount: { ...typed, username: 'DENİZ' } }, tags });
      page.rejects(begin, submit, type('username'));
      page.answer('closeAccount', { kind: 'closed', erasedOn: '2026-12-22' });
      page.isIn('closed', { output: { erasedOn: '2026-12-22' }, context: { erasedOn: '2026-12-22', ...nothing } });
    },
    'closes nothing with another username or without a password'(open) {
      const other = open(input);
      other.send(begin, type('username', 'mia'), type('currentPassword'), submit);
      other.isIn('editing.calm', { tags, effects, context: { rejections: 1 } });
      const without = open(input);
      without.send(begin, type('username'));
      without.isIn('editing.calm', { tags, effects, context: { rejections: 0 } });
      without.send(submit);
      without.isIn('editing.calm', { tags, context: { rejections: 1 } });
    },
    'forgets everything that was typed on Cancel'(open) {
      const page = sent(open);
      page.answer('closeAccount', refused({ currentPassword: 'No.' }));
      page.send(submit);
      page.fail('closeAccount', networkError);
      page.send(cancel);
      page.isIn('calm', { effects, context: nothing });
      const half = open(input);
      half.send(begin, type('username'), type('currentPassword', ''), submit, cancel);
      half.isIn('calm', { effects, context: nothing });
      const slow = sent(open);
      slow.send(cancel);
      slow.isIn('calm', { effects, context: nothing });
    },
    'shows the error of a field until that field is changed'(open) {
      const page = sent(open);
      const serverErrors = { currentPassword: 'Not yours.', username: 'Nor this.' };
      page.answer('closeAccount', refused(serverErrors));
      page.isIn('editing.refused', { tags, effects, context: { ...typed, message: 'Please check.', serverErrors } });
      page.send(type('currentPassword', 'another'));
      page.isIn('editing.calm', { tags, context: { serverErrors: { username: 'Nor this.' } } });
      page.send(type('currentPassword'), submit);
      page.isIn('submitting', { ...submitting, context: { message: null, serverErrors: {} } });
    },
    'says why the call failed, and sends it again'(open) {
      const page = sent(open);
      page.fail('closeAccount', networkError);
      page.isIn('editing.refused', { tags, effects, context: { ...typed, message: 'Network Error' } });
      page.send(submit);
      page.isIn('submitting', { ...submitting, context: { message: null } });
    },
  },
});
