import { accountClosingMachine } from '#machines/account-closing/account-closing.machine.ts';
import { type Hand, journeysOf, type Open } from '#tests/kit/journey.ts';

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

const sent = (open: Open<typeof accountClosingMachine>): Hand<typeof accountClosingMachine> => {
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
      page.sees('calm', { holds: { owner: 'deniz', erasedOn: '', ...nothing } });
      page.refuses(submit, cancel, type('username'));
      page.send(begin);
      page.sees('editing.calm', { tags });
      page.refuses(begin);
      page.send(type('username', ' DENİZ '), type('currentPassword'), submit);
      page.sees('submitting', { calls: { closeAccount: { ...said, username: 'DENİZ' } }, tags });
      page.refuses(begin, submit, type('username'));
      page.answer('closeAccount', { kind: 'closed', erasedOn: '2026-12-22' });
      page.sees('closed', { over: { erasedOn: '2026-12-22' }, holds: { erasedOn: '2026-12-22', ...nothing } });
    },
    'another username, or no password, closes nothing'(open) {
      const other = open(input);
      other.send(begin, type('username', 'mia'), type('currentPassword'), submit);
      other.sees('editing.calm', { tags, holds: { isSubmitted: true } });
      const without = open(input);
      without.send(begin, type('username'));
      without.sees('editing.calm', { tags, holds: { isSubmitted: false } });
      without.send(submit);
      without.sees('editing.calm', { tags, holds: { isSubmitted: true } });
    },
    'who thinks better of it leaves nothing behind'(open) {
      const page = sent(open);
      page.answer('closeAccount', { kind: 'refused', message: 'Please check.', fields: { currentPassword: 'No.' } });
      page.send(submit);
      page.fail('closeAccount', { message: 'Network Error' });
      page.send(cancel);
      page.sees('calm', { holds: nothing });
      const half = open(input);
      half.send(begin, type('username'), type('currentPassword', ''), submit, cancel);
      half.sees('calm', { holds: nothing });
    },
    'who waits too long leaves, and nothing that was typed stays'(open) {
      const page = sent(open);
      page.sees('submitting', asked);
      page.send(cancel);
      page.sees('calm', { holds: nothing });
      page.send(begin);
      page.sees('editing.calm', { tags });
    },
    'what the server says of a field stands there until that field is another'(open) {
      const page = sent(open);
      const refusedFields = { currentPassword: 'Not yours.', username: 'Nor this.' };
      page.answer('closeAccount', { kind: 'refused', message: 'Please check.', fields: refusedFields });
      page.sees('editing.refused', { tags, holds: { ...said, message: 'Please check.', refusedFields } });
      page.send(type('currentPassword', 'another'));
      page.sees('editing.calm', { tags, holds: { refusedFields: { username: 'Nor this.' } } });
      page.send(type('currentPassword'), submit);
      page.sees('submitting', { ...asked, holds: { message: null, refusedFields: {} } });
    },
    'a call that broke says why, and is made again'(open) {
      const page = sent(open);
      page.fail('closeAccount', { message: 'Network Error' });
      page.sees('editing.refused', { tags, holds: { ...said, message: 'Network Error' } });
      page.send(submit);
      page.sees('submitting', { ...asked, holds: { message: null } });
    },
  },
});
