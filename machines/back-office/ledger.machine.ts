import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import type { InviteRequest, MailsReply, SponsorsReply } from '#contract/back-office.ts';
import { hasNext, hasPrevious, type ListPage, nextOffset, previousOffset } from '#machines/rules/list-page.ts';
import { callOf, failureMessage, type OfKind } from '../call.ts';
import { type FormState, noErrors, rememberErrors, withoutErrors } from '../form-state.ts';
import { notProvided } from '../not-provided.ts';
import { toBanner } from '../refusal-banner.ts';
import type { RefusedFields } from '../refused-fields.ts';

export const ledgerLimit = 50;

export const ledgerNames = ['sponsors', 'mails'] as const;
export type LedgerName = (typeof ledgerNames)[number];
export type RowMove = 'suspend' | 'reinstate' | 'requeue';

export type LedgerSubject =
  | ({ kind: 'sponsor' } & Pick<SponsorsReply['data'][number], 'name' | 'username' | 'email'>)
  | ({ kind: 'mail' } & Pick<MailsReply['data'][number], 'template' | 'to' | 'attempts' | 'lastError'>);

export interface LedgerRow {
  id: string;
  about: LedgerSubject;
  at: number;
  state: string | null;
  moves: readonly RowMove[];
}

export interface LedgerPage {
  rows: LedgerRow[];
  total: number;
}

export type LedgerAction = { kind: 'move'; id: string; move: RowMove } | { kind: 'invite'; request: InviteRequest };

export type LedgerActionAnswer = { kind: 'done' } | { kind: 'invited'; email: string } | RefusedFields;

export interface LedgerQuery {
  name: LedgerName;
  offset: number;
}

export const pageIn = ({ offset, page }: Pick<LedgerQuery, 'offset'> & { page: LedgerPage | null }): ListPage => ({
  offset,
  limit: ledgerLimit,
  shown: page?.rows.length ?? 0,
  total: page?.total ?? 0,
});

const ledger = setup({
  types: {} as {
    input: { name: LedgerName };
    context: LedgerQuery & {
      page: LedgerPage | null;
      action: LedgerAction | null;
      message: string | null;
      serverErrors: FormState<keyof InviteRequest>['serverErrors'];
      /** The address that the last invitation went to. */
      invited: string | null;
    };
    events:
      | { type: 'page.next' }
      | { type: 'page.previous' }
      | { type: 'call.retry' }
      | { type: 'row.move'; id: string; move: RowMove }
      | { type: 'sponsor.invite'; request: InviteRequest }
      | { type: 'invitation.change'; field: keyof InviteRequest }
      | { type: 'banner.dismiss' };
  },
  actors: {
    fetchLedger: fromPromise<LedgerPage, LedgerQuery>(notProvided('fetchLedger')),
    performAction: fromPromise<LedgerActionAnswer, { action: LedgerAction }>(notProvided('performAction')),
  },
  actions: {
    nextPage: assign(({ context }) => ({ offset: nextOffset(pageIn(context)) })),
    previousPage: assign(({ context }) => ({ offset: previousOffset(pageIn(context)) })),
    rememberPage: assign((_, page: LedgerPage) => ({ page })),
    rememberMove: assign((_, { id, move }: { id: string; move: RowMove }) => ({
      action: { kind: 'move' as const, id, move },
    })),
    rememberInvitation: assign((_, request: InviteRequest) => ({ action: { kind: 'invite' as const, request } })),
    rememberInvited: assign((_, { email }: OfKind<LedgerActionAnswer, 'invited'>) => ({ invited: email })),
    rememberRefusal: assign(rememberErrors),
    rememberFailure: assign(failureMessage),
    forgetMessage: assign(noErrors),
    forgetField: assign(({ context }, field: keyof InviteRequest) => withoutErrors(context, field)),
  },
  guards: {
    hasNext: ({ context }) => hasNext(pageIn(context)),
    hasPrevious: ({ context }) => hasPrevious(pageIn(context)),
    isOnlyError: ({ context }, field: keyof InviteRequest) => Object.keys(context.serverErrors).join() === field,
    isPossible: ({ context }, { id, move }: { id: string; move: RowMove }) =>
      context.page?.rows.some((row) => row.id === id && row.moves.includes(move)) ?? false,
  },
});
const call = callOf(ledger);

export const ledgerMachine = ledger.createMachine({
  id: 'ledger',
  context: ({ input }) => ({
    ...input,
    offset: 0,
    page: null,
    action: null,
    message: null,
    serverErrors: {},
    invited: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: call('fetchLedger', {
        input: ({ context: { name, offset } }) => ({ name, offset }),
        done: { target: 'ready', actions: 'rememberPage' },
        failed: { target: 'failed', actions: 'rememberFailure' },
      }),
    },
    ready: {
      on: {
        'page.next': { guard: 'hasNext', target: 'loading', actions: 'nextPage' },
        'page.previous': { guard: 'hasPrevious', target: 'loading', actions: 'previousPage' },
        'row.move': {
          guard: { type: 'isPossible', params: ({ event }) => ({ id: event.id, move: event.move }) },
          target: 'acting',
          actions: { type: 'rememberMove', params: ({ event }) => ({ id: event.id, move: event.move }) },
        },
        'sponsor.invite': {
          target: 'acting',
          actions: { type: 'rememberInvitation', params: ({ event }) => event.request },
        },
      },
      initial: 'calm',
      states: {
        calm: {},
        refused: {
          on: {
            'banner.dismiss': 'calm',
            'invitation.change': [
              { guard: { type: 'isOnlyError', params: ({ event }) => event.field }, target: 'calm' },
              { actions: { type: 'forgetField', params: ({ event }) => event.field } },
            ],
          },
          exit: 'forgetMessage',
        },
      },
    },
    acting: {
      invoke: call('performAction', {
        input: ({ context: { action } }) => ({ action: action ?? { kind: 'move', id: '', move: 'requeue' } }),
        done: 'loading',
        invited: { target: 'loading', actions: 'rememberInvited' },
        ...toBanner,
      }),
    },
    failed: { on: { 'call.retry': { target: 'loading', actions: 'forgetMessage' } } },
  },
});

export type LedgerActor = ActorRefFrom<typeof ledgerMachine>;
