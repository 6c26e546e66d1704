import type { CreatorMailsReply, MailReadingReply } from '#contract/mail.ts';
import { creatorMailsMachine } from '#machines/creator-mails/creator-mails.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { flowNow } from '#tests/kit/flow-now.ts';
import { modelOf } from '#tests/kit/model.ts';
import { momentHere } from '#tests/kit/moment-here.ts';

const approved: CreatorMailsReply['data'][number] = {
  id: 'mail-1',
  to: 'deniz@mail.example',
  template: 'approved',
  state: 'sent',
  createdAt: flowNow - 60_000,
  sentAt: flowNow,
  attempts: 0,
  lastError: null,
  isReadable: true,
  isHeld: false,
};
const failed = { ...approved, id: 'mail-2', template: 'code', state: 'failed', sentAt: null } as const;
const old = { ...failed, id: 'mail-3', lastError: 'expired', isReadable: false };
export const firstMails: CreatorMailsReply = {
  fullName: 'Deniz Yıldız',
  data: [approved, { ...failed, attempts: 3, lastError: '550' }, old],
  total: 51,
};
const noMails: CreatorMailsReply = { fullName: 'Deniz Yıldız', data: [], total: 0 };
export const welcome: MailReadingReply = {
  subject: 'Welcome to Vaya',
  text: 'Choose a password:\nhttps://vaya.example/set-password?••••••',
  secret: 'erased',
};
const plain: MailReadingReply = { subject: 'You are live', text: 'Sponsors find you now.', secret: 'none' };
const waiting: MailReadingReply = { ...welcome, secret: 'kept' };

const times = `Written ${momentHere('2026-06-01T11:59Z')}`;
const emails = [
  `Application approved deniz@mail.example ${times} · sent ${momentHere('2026-06-01T12:00Z')} Sent Read`,
  `Verification code deniz@mail.example ${times} Attempts: 3. The mail server refused it (550). Not delivered Read`,
  `Verification code deniz@mail.example ${times} It expired before it could be sent. Not delivered No longer stored`,
];

export const flow = {
  model: modelOf({
    title: 'Mails of a creator',
    machine: creatorMailsMachine,
    input: { accountId: 'creator-1' },
    events: {
      'mail.open': [{ id: 'mail-1' }, { id: 'mail-2' }, { id: 'mail-3' }],
    },
    answers: {
      fetchMails: [{ kind: 'mails', mails: firstMails }, { kind: 'mails', mails: noMails }, { kind: 'missing' }],
      readMail: [
        { kind: 'reading', reading: welcome },
        { kind: 'reading', reading: plain },
        { kind: 'reading', reading: waiting },
        { kind: 'gone' },
      ],
    },
    vertex: ({ offset, mails, opened, reading, message }) => [
      offset,
      mails?.data.length ?? null,
      opened,
      reading?.secret ?? null,
      message === null,
    ],
    /** Of a list without mails. */
    restingStates: ['listed.closed'],
    isConsistent: (page, { fetchMails, readMail }) => {
      const { accountId, offset, opened } = page.context;
      if (page.matches({ listed: 'open' })) return readMail?.id === opened && readMail.accountId === accountId;
      return !page.matches('listed') || (fetchMails?.accountId === accountId && fetchMails.offset === offset);
    },
  }),
  guide: {
    role: 'Staff',
    address: '/admin/creators/:id/mails',
    start: 'Sign in as `demo-staff`. Follow Mails of a creator in `/admin/creators`.',
    answers: {
      fetchMails: { mails: 'open the page', missing: 'change a letter of the id in the address' },
      readMail: { reading: 'press Read', gone: 'only when its text expires while the list is open; not by hand' },
    },
  },
  words: {
    'mail.open': ({ id }) => `Press Read on ${id === 'mail-1' ? 'the first mail' : 'another mail'}`,
  },
  shown: {
    texts: {
      loading: [],
      'listed.closed': [],
      'listed.reading': ['Opening the email...', 'Close'],
      'listed.open': ['Close'],
      'listed.gone': ['Its content is no longer stored.', 'Close'],
      'listed.unread': ['We couldn’t open the email.', 'Try again', 'Close'],
      failed: ['We couldn’t load the emails.', 'Try again'],
      missing: ['This creator no longer exists.'],
    },
    facts: { 'listed.closed': ({ mails }) => (mails.data.length === 3 ? { Emails: emails } : {}) },
  },
  gestures: {
    'page.next': ({ press }) => press('Next'),
    'page.previous': ({ press }) => press('Previous'),
    'mail.open': ({ press }, { id }) =>
      press(id === 'mail-1' ? /^Read: Application approved/ : /^Read: Verification code/),
    'mail.close': ({ press }) => press('Close'),
    'call.retry': ({ press }) => press('Try again'),
  },
  /** An open mail has no button to open it. */
  isOffered: (snapshot, event) => event.type !== 'mail.open' || snapshot.context.opened !== Object(event).id,
} satisfies Flow;
