import { creatorMailsMachine } from '#machines/creator-mails/creator-mails.machine.ts';
import { journeysOf, type Open } from '#tests/kit/journey.ts';
import { firstMails, welcome } from './creator-mails.flow.ts';

const input = { accountId: 'creator-1' };
const fetching = (offset = 0) => ({
  calls: { fetchMails: { accountId: 'creator-1', offset } },
  tags: ['busy'],
});
const readingOf = (id: string) => ({ calls: { readMail: { accountId: 'creator-1', id } }, tags: ['busy'] });

const listed = (open: Open<typeof creatorMailsMachine>) => {
  const mails = open(input);
  mails.answer('fetchMails', { kind: 'mails', mails: firstMails });
  return mails;
};

export const journeys = journeysOf({
  machine: creatorMailsMachine,
  file: 'creator-mails/creator-mails.machine.ts',
  journeys: {
    'the mails are listed, and none is read unasked'(open) {
      const mails = open(input);
      mails.isIn('loading', {
        ...fetching(),
        context: { mails: null, opened: null, reading: null, message: null },
      });
      mails.rejects({ type: 'mail.open', id: 'mail-1' }, { type: 'page.turn', offset: 50 }, { type: 'call.retry' });
      mails.answer('fetchMails', { kind: 'mails', mails: firstMails });
      mails.isIn('listed.closed', { context: { mails: firstMails, opened: null, reading: null } });
      mails.rejects({ type: 'mail.close' }, { type: 'call.retry' });
    },
    'a mail is read and closed, and read anew when it is asked for again'(open) {
      const mails = listed(open);
      mails.send({ type: 'mail.open', id: 'mail-1' });
      mails.isIn('listed.reading', { ...readingOf('mail-1'), context: { opened: 'mail-1', reading: null } });
      mails.answer('readMail', { kind: 'reading', reading: welcome });
      mails.isIn('listed.open', { context: { opened: 'mail-1', reading: welcome } });
      mails.rejects({ type: 'call.retry' });
      mails.send({ type: 'mail.close' });
      mails.isIn('listed.closed', { context: { opened: null, reading: null } });
      mails.send({ type: 'mail.open', id: 'mail-1' });
      mails.isIn('listed.reading', { ...readingOf('mail-1'), context: { reading: null } });
    },
    'another mail takes the place of the one that is open, or on its way'(open) {
      const mails = listed(open);
      mails.send({ type: 'mail.open', id: 'mail-1' }, { type: 'mail.open', id: 'mail-2' });
      mails.isIn('listed.reading', { ...readingOf('mail-2'), restarted: ['readMail'], context: { opened: 'mail-2' } });
      mails.answer('readMail', { kind: 'reading', reading: welcome });
      mails.send({ type: 'mail.open', id: 'mail-1' });
      mails.isIn('listed.reading', { ...readingOf('mail-1'), context: { opened: 'mail-1', reading: null } });
      mails.send({ type: 'mail.close' });
      mails.isIn('listed.closed', { context: { opened: null, reading: null } });
    },
    'what is not kept is not read, and neither is what is in no list'(open) {
      const mails = listed(open);
      mails.rejects({ type: 'mail.open', id: 'mail-3' }, { type: 'mail.open', id: 'mail-9' });
      mails.send({ type: 'mail.open', id: 'mail-2' });
      mails.answer('readMail', { kind: 'gone' });
      mails.isIn('listed.gone', { context: { opened: 'mail-2', reading: null } });
      mails.rejects({ type: 'call.retry' });
      mails.send({ type: 'mail.close' });
      mails.isIn('listed.closed', { context: { opened: null } });
    },
    'a mail that could not be opened can be tried again, or left'(open) {
      const mails = listed(open);
      mails.send({ type: 'mail.open', id: 'mail-1' });
      mails.fail('readMail', { message: 'Network Error' });
      mails.isIn('listed.unread', { context: { message: 'Network Error', opened: 'mail-1' } });
      mails.send({ type: 'call.retry' });
      mails.isIn('listed.reading', { ...readingOf('mail-1'), context: { message: null } });
      mails.fail('readMail');
      mails.send({ type: 'mail.close' });
      mails.isIn('listed.closed', { context: { opened: null, message: null } });
    },
    'pages are turned, and nothing stays open'(open) {
      const mails = listed(open);
      mails.send({ type: 'mail.open', id: 'mail-1' });
      mails.answer('readMail', { kind: 'reading', reading: welcome });
      mails.send({ type: 'page.turn', offset: 50 });
      mails.isIn('loading', { ...fetching(50), context: { mails: firstMails, opened: null, reading: null } });
      mails.answer('fetchMails', { kind: 'mails', mails: { ...firstMails, data: [] } });
      mails.isIn('listed.closed', { context: { offset: 50 } });
    },
    'a list that could not be had can be tried again; whoever is gone has none'(open) {
      const mails = open(input);
      mails.fail('fetchMails', { message: 'Network Error' });
      mails.isIn('failed', { context: { message: 'Network Error' } });
      mails.rejects({ type: 'mail.open', id: 'mail-1' });
      mails.send({ type: 'call.retry' });
      mails.isIn('loading', { ...fetching(), context: { message: null } });
      mails.answer('fetchMails', { kind: 'missing' });
      mails.isIn('missing', { output: undefined });
    },
  },
});
