import { creatorMailsMachine } from '#machines/creator-mails/creator-mails.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { firstMails, welcome } from './creator-mails.flow.ts';

const accountId = 'creator-1';
const loading = (offset = 0) => ({ calls: { fetchMails: { accountId, offset } }, tags: ['busy'] });
const reading = (id: string) => ({ calls: { readMail: { accountId, id } }, tags: ['busy'] });
const listed = { kind: 'mails', mails: firstMails } as const;
const text = { kind: 'reading', reading: welcome } as const;
const read = (id: string) => ({ type: 'mail.open', id }) as const;
const close = { type: 'mail.close' } as const;
const retry = { type: 'call.retry' } as const;
const nothingOpen = { context: { opened: null, reading: null } };

function openList(open: Open<typeof creatorMailsMachine>): Run<typeof creatorMailsMachine> {
  const mails = open({ accountId });
  mails.answer('fetchMails', listed);
  return mails;
}

export const journeys = journeysOf({
  machine: creatorMailsMachine,
  file: 'creator-mails/creator-mails.machine.ts',
  journeys: {
    'lists the mails and opens none'(open) {
      const mails = open({ accountId });
      mails.isIn('loading', { ...loading(), context: { mails: null, opened: null, reading: null, message: null } });
      mails.rejects(read('mail-1'), { type: 'page.next' }, { type: 'page.previous' }, retry);
      mails.answer('fetchMails', listed);
      mails.isIn('listed.closed', { context: { mails: firstMails, opened: null, reading: null } });
      mails.rejects(close, retry);
    },
    'opens and closes a mail, and loads it again each time'(open) {
      const mails = openList(open);
      mails.send(read('mail-1'));
      mails.isIn('listed.reading', { ...reading('mail-1'), context: { opened: 'mail-1', reading: null } });
      mails.answer('readMail', text);
      mails.isIn('listed.open', { context: { opened: 'mail-1', reading: welcome } });
      mails.rejects(retry);
      mails.send(close);
      mails.isIn('listed.closed', nothingOpen);
      mails.send(read('mail-1'));
      mails.isIn('listed.reading', reading('mail-1'));
    },
    'opens another mail in place of the one that is open or loading'(open) {
      const mails = openList(open);
      mails.send(read('mail-1'), read('mail-2'));
      mails.isIn('listed.reading', { ...reading('mail-2'), restarted: ['readMail'], context: { opened: 'mail-2' } });
      mails.answer('readMail', text);
      mails.send(read('mail-1'));
      mails.isIn('listed.reading', { ...reading('mail-1'), context: { opened: 'mail-1', reading: null } });
      mails.send(close);
      mails.isIn('listed.closed', nothingOpen);
    },
    'opens no mail whose text was deleted, and none outside the list'(open) {
      const mails = openList(open);
      mails.rejects(read('mail-3'), read('mail-9'));
      mails.send(read('mail-2'));
      mails.answer('readMail', { kind: 'gone' });
      mails.isIn('listed.gone', { context: { opened: 'mail-2', reading: null } });
      mails.rejects(retry);
      mails.send(close);
      mails.isIn('listed.closed', nothingOpen);
    },
    'says that a mail could not be opened, and tries again or closes it'(open) {
      const mails = openList(open);
      mails.send(read('mail-1'));
      mails.fail('readMail', { message: 'Network Error' });
      mails.isIn('listed.unread', { context: { message: 'Network Error', opened: 'mail-1' } });
      mails.send(retry);
      mails.isIn('listed.reading', { ...reading('mail-1'), context: { message: null } });
      mails.fail('readMail');
      mails.send(close);
      mails.isIn('listed.closed', { context: { opened: null, message: null } });
    },
    'closes the mail when a page is turned'(open) {
      const mails = openList(open);
      mails.send(read('mail-1'));
      mails.answer('readMail', text);
      mails.rejects({ type: 'page.previous' });
      mails.send({ type: 'page.next' });
      mails.isIn('loading', { ...loading(50), context: { mails: firstMails, opened: null, reading: null } });
      mails.answer('fetchMails', listed);
      mails.isIn('listed.closed', { context: { offset: 50 } });
      mails.rejects({ type: 'page.next' });
      mails.send({ type: 'page.previous' });
      mails.isIn('loading', loading());
    },
    'says why the mails could not be loaded, tries again, and finds no creator'(open) {
      const mails = open({ accountId });
      mails.fail('fetchMails', { message: 'Network Error' });
      mails.isIn('failed', { context: { message: 'Network Error' } });
      mails.rejects(read('mail-1'));
      mails.send(retry);
      mails.isIn('loading', { ...loading(), context: { message: null } });
      mails.answer('fetchMails', { kind: 'missing' });
      mails.isIn('missing', { output: undefined });
    },
  },
});
