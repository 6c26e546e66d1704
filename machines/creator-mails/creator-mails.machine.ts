import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import type { CreatorMailsReply, MailReadingReply } from '#contract/mail.ts';
import { hasNext, hasPrevious, type ListPage, nextOffset, previousOffset } from '#machines/rules/list-page.ts';
import { callOf, failureMessage, type OfKind } from '../call.ts';
import { notProvided } from '../not-provided.ts';

export const creatorMailsLimit = 50;

export interface MailsQuery {
  accountId: string;
  offset: number;
}
export type MailsAnswer = { kind: 'mails'; mails: CreatorMailsReply } | { kind: 'missing' };
export type ReadingAnswer = { kind: 'reading'; reading: MailReadingReply } | { kind: 'gone' };

export const pageIn = ({ offset, mails }: { offset: number; mails: CreatorMailsReply | null }): ListPage => ({
  offset,
  limit: creatorMailsLimit,
  shown: mails?.data.length ?? 0,
  total: mails?.total ?? 0,
});

const creatorMails = setup({
  types: {} as {
    input: { accountId: string };
    context: MailsQuery & {
      mails: CreatorMailsReply | null;
      /** The id of the mail that is read. */
      opened: string | null;
      reading: MailReadingReply | null;
      message: string | null;
    };
    events:
      | { type: 'page.next' }
      | { type: 'page.previous' }
      | { type: 'mail.open'; id: string }
      | { type: 'mail.close' }
      | { type: 'call.retry' };
  },
  actors: {
    fetchMails: fromPromise<MailsAnswer, MailsQuery>(notProvided('fetchMails')),
    readMail: fromPromise<ReadingAnswer, { accountId: string; id: string }>(notProvided('readMail')),
  },
  actions: {
    nextPage: assign(({ context }) => ({ offset: nextOffset(pageIn(context)) })),
    previousPage: assign(({ context }) => ({ offset: previousOffset(pageIn(context)) })),
    rememberMails: assign((_, { mails }: OfKind<MailsAnswer, 'mails'>) => ({ mails })),
    rememberOpened: assign((_, opened: string) => ({ opened, reading: null })),
    rememberReading: assign((_, { reading }: OfKind<ReadingAnswer, 'reading'>) => ({ reading })),
    rememberFailure: assign(failureMessage),
    forgetReading: assign({ opened: null, reading: null }),
    forgetMessage: assign({ message: null }),
  },
  guards: {
    hasNext: ({ context }) => hasNext(pageIn(context)),
    hasPrevious: ({ context }) => hasPrevious(pageIn(context)),
    isReadable: ({ context: { mails } }, id: string) =>
      mails?.data.some((mail) => mail.id === id && mail.isReadable) ?? false,
  },
});
const call = callOf(creatorMails);

/** Each mail that is read becomes an audit entry, so none is read without being asked for. */
export const creatorMailsMachine = creatorMails.createMachine({
  id: 'creatorMails',
  context: ({ input }) => ({ ...input, offset: 0, mails: null, opened: null, reading: null, message: null }),
  initial: 'loading',
  states: {
    loading: {
      entry: 'forgetReading',
      tags: 'busy',
      invoke: call('fetchMails', {
        input: ({ context: { accountId, offset } }) => ({ accountId, offset }),
        mails: { target: 'listed', actions: 'rememberMails' },
        missing: 'missing',
        failed: { target: 'failed', actions: 'rememberFailure' },
      }),
    },
    listed: {
      on: {
        'page.next': { guard: 'hasNext', target: 'loading', actions: 'nextPage' },
        'page.previous': { guard: 'hasPrevious', target: 'loading', actions: 'previousPage' },
        'mail.open': {
          guard: { type: 'isReadable', params: ({ event }) => event.id },
          target: '.reading',
          actions: { type: 'rememberOpened', params: ({ event }) => event.id },
        },
      },
      initial: 'closed',
      states: {
        closed: { entry: 'forgetReading' },
        reading: {
          tags: 'busy',
          on: { 'mail.close': 'closed' },
          invoke: call('readMail', {
            input: ({ context: { accountId, opened } }) => ({ accountId, id: opened ?? '' }),
            reading: { target: 'open', actions: 'rememberReading' },
            gone: 'gone',
            failed: { target: 'unread', actions: 'rememberFailure' },
          }),
        },
        open: { on: { 'mail.close': 'closed' } },
        gone: { on: { 'mail.close': 'closed' } },
        unread: { on: { 'mail.close': 'closed', 'call.retry': 'reading' }, exit: 'forgetMessage' },
      },
    },
    failed: { on: { 'call.retry': 'loading' }, exit: 'forgetMessage' },
    missing: { type: 'final' },
  },
});

export type CreatorMailsActor = ActorRefFrom<typeof creatorMailsMachine>;
