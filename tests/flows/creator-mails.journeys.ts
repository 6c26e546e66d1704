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
      mails.sees('loading', {
        ...fetching(),
        holds: { mails: null, opened: null, reading: null, message: null },
      });
      mails.refuses({ type: 'mail.open', id: 'mail-1' }, { type: 'page.turn', offset: 50 }, { type: 'call.retry' });
      mails.answer('fetchMails', { kind: 'mails', mails: firstMails });
      mails.sees('listed.closed', { holds: { mails: firstMails, opened: null, reading: null } });
      mails.refuses({ type: 'mail.close' }, { type: 'call.retry' });
    },
    'a mail is read and closed, and read anew when it is asked for again'(open) {
      const mails = listed(open);
      mails.send({ type: 'mail.open', id: 'mail-1' });
      mails.sees('listed.reading', { ...readingOf('mail-1'), holds: { opened: 'mail-1', reading: null } });
      mails.answer('readMail', { kind: 'reading', reading: welcome });
      mails.sees('listed.open', { holds: { opened: 'mail-1', reading: welcome } });
      mails.refuses({ type: 'call.retry' });
      mails.send({ type: 'mail.close' });
      mails.sees('listed.closed', { holds: { opened: null, reading: null } });
      mails.send({ type: 'mail.open', id: 'mail-1' });
      mails.sees('listed.reading', { ...readingOf('mail-1'), holds: { reading: null } });
    },
    'another mail takes the place of the one that is open, or on its way'(open) {
      const mails = listed(open);
      mails.send({ type: 'mail.open', id: 'mail-1' }, { type: 'mail.open', id: 'mail-2' });
      mails.sees('listed.reading', { ...readingOf('mail-2'), anew: ['readMail'], holds: { opened: 'mail-2' } });
      mails.answer('readMail', { kind: 'reading', reading: welcome });
      mails.send({ type: 'mail.open', id: 'mail-1' });
      mails.sees('listed.reading', { ...readingOf('mail-1'), holds: { opened: 'mail-1', reading: null } });
      mails.send({ type: 'mail.close' });
      mails.sees('listed.closed', { holds: { opened: null, reading: null } });
    },
    'what is not kept is not read, and neither is what is in no list'(open) {
      const mails = listed(open);
      mails.refuses({ type: 'mail.open', id: 'mail-3' }, { type: 'mail.open', id: 'mail-9' });
      mails.send({ type: 'mail.open', id: 'mail-2' });
      mails.answer('readMail', { kind: 'gone' });
      mails.sees('listed.gone', { holds: { opened: 'mail-2', reading: null } });
      mails.refuses({ type: 'call.retry' });
      mails.send({ type: 'mail.close' });
      mails.sees('listed.closed', { holds: { opened: null } });
    },
    'a mail that could not be opened can be tried again, or left'(open) {
      const mails = listed(open);
      mails.send({ type: 'mail.open', id: 'mail-1' });
      mails.fail('readMail', { message: 'Network Error' });
      mails.sees('listed.unread', { holds: { message: 'Network Error', opened: 'mail-1' } });
      mails.send({ type: 'call.retry' });
      mails.sees('listed.reading', { ...readingOf('mail-1'), holds: { message: null } });
      mails.fail('readMail');
      mails.send({ type: 'mail.close' });
      mails.sees('listed.closed', { holds: { opened: null, message: null } });
    },
    'pages are turned, and nothing stays open'(open) {
      const mails = listed(open);
      mails.send({ type: 'mail.open', id: 'mail-1' });
      mails.answer('readMail', { kind: 'reading', reading: welcome });
      mails.send({ type: 'page.turn', offset: 50 });
      mails.sees('loading', { ...fetching(50), holds: { mails: firstMails, opened: null, reading: null } });
      mails.answer('fetchMails', { kind: 'mails', mails: { ...firstMails, data: [] } });
      mails.sees('listed.closed', { holds: { offset: 50 } });
    },
    'a list that could not be had can be tried again; whoever is gone has none'(open) {
      const mails = open(input);
      mails.fail('fetchMails', { message: 'Network Error' });
      mails.sees('failed', { holds: { message: 'Network Error' } });
      mails.refuses({ type: 'mail.open', id: 'mail-1' });
      mails.send({ type: 'call.retry' });
      mails.sees('loading', { ...fetching(), holds: { message: null } });
      mails.answer('fetchMails', { kind: 'missing' });
      mails.sees('missing', { over: undefined });
    },
  },
});
