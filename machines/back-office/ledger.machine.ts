import { type ActorRefFrom, assign, fromPromise, sendTo, setup } from 'xstate';
import type { InviteRequest, SponsorsReply } from '#contract/back-office.ts';
import type { MailsReply } from '#contract/mail.ts';
import { type AddressValue, listAddress, optionalChoice, searchText } from '#machines/rules/list-address.ts';
import { hasPrevious, type ListPage, previousOffset } from '#machines/rules/list-page.ts';
import type { Parameters } from '#rules/parameters.ts';
import { addressBar } from '../address-bar.ts';
import { callOf, failureMessage, type OfKind } from '../call.ts';
import { type FormState, noErrors, rememberErrors, withoutErrors } from '../form-state.ts';
import { notProvided } from '../not-provided.ts';
import {
  addressChange,
  type ListContext,
  recordListAt,
  searchChange,
  searchDebounceMs,
  waiting,
  writeQuery,
} from '../record-list.ts';
import { toBanner } from '../refusal-banner.ts';
import type { RefusedFields } from '../refused-fields.ts';

export const ledgerLimit = 50;

export const ledgerNames = ['sponsors', 'mails'] as const;
export type LedgerName = (typeof ledgerNames)[number];
type RowMove = 'suspend' | 'reinstate' | 'requeue';

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
  /** The `after` of the next page. */
  next: number | null;
}

interface Moved {
  id: string;
  move: RowMove;
}

export type LedgerAction = ({ kind: 'move' } & Moved) | { kind: 'invite'; request: InviteRequest };

export type LedgerActionAnswer = { kind: 'done' } | { kind: 'invited'; email: string } | RefusedFields;

/** The number of rows before the page. */
const after: AddressValue<number | null> = {
  initial: null,
  read: (text) => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : null),
  write: (rows) => String(rows ?? ''),
};

export const ledgerAddress = listAddress({ list: optionalChoice(ledgerNames), search: searchText, after });
export type LedgerQuery = typeof ledgerAddress.initial;

const list = recordListAt<LedgerQuery, LedgerPage, Context>(ledgerAddress);

interface Context extends ListContext<LedgerQuery, LedgerPage> {
  action: LedgerAction | null;
  serverErrors: FormState<keyof InviteRequest>['serverErrors'];
  /** The address that the last invitation went to. */
  invited: string | null;
}

export const pageIn = ({ query, page }: Pick<Context, 'query' | 'page'>): ListPage => ({
  offset: query.after ?? 0,
  limit: ledgerLimit,
  shown: page?.rows.length ?? 0,
  total: page?.total ?? 0,
});

const ledger = setup({
  types: {} as {
    input: { parameters: Parameters };
    context: Context;
    events:
      | { type: 'address.change'; parameters: Parameters }
      | { type: 'search.change'; search: string }
      | { type: 'page.next' }
      | { type: 'page.previous' }
      | { type: 'call.retry' }
      | { type: 'row.move'; id: string; move: RowMove }
      | { type: 'action.confirm' }
      | { type: 'action.cancel' }
      | { type: 'sponsor.invite'; request: InviteRequest }
      | { type: 'invitation.change'; field: keyof InviteRequest }
      | { type: 'banner.dismiss' };
    children: { addressBar: 'addressBar' };
  },
  actors: {
    addressBar,
    fetchLedger: fromPromise<LedgerPage, LedgerQuery>(notProvided('fetchLedger')),
    performAction: fromPromise<LedgerActionAnswer, { action: LedgerAction }>(notProvided('performAction')),
  },
  actions: {
    rememberAddress: assign(list.readAddress),
    changeQuery: assign(list.changeQuery),
    writeAddress: sendTo('addressBar', list.orderToWrite),
    rememberWritten: assign(list.rememberWritten),
    nextPage: assign(list.nextPage),
    previousPage: assign(({ context }) =>
      list.changeQuery({ context }, { after: previousOffset(pageIn(context)) || null }),
    ),
    rememberPage: assign(list.rememberPage),
    rememberMove: assign((_, { id, move }: Moved) => ({
      action: { kind: 'move' as const, id, move },
    })),
    rememberInvitation: assign((_, request: InviteRequest) => ({ action: { kind: 'invite' as const, request } })),
    rememberInvited: assign((_, { email }: OfKind<LedgerActionAnswer, 'invited'>) => ({ invited: email })),
    rememberRefusal: assign(rememberErrors),
    rememberFailure: assign(failureMessage),
    forgetMessage: assign(noErrors),
    forgetField: assign(({ context }, field: keyof InviteRequest) => withoutErrors(context, field)),
  },
  delays: { debounce: searchDebounceMs },
  guards: {
    ...list.guards,
    /** For another list the page starts another ledger. */
    isAnother: ({ context }, parameters: Parameters) =>
      list.guards.isAnother({ context }, parameters) && ledgerAddress.read(parameters).list === context.query.list,
    hasPrevious: ({ context }) => hasPrevious(pageIn(context)),
    isOnlyError: ({ context }, field: keyof InviteRequest) => Object.keys(context.serverErrors).join() === field,
    isPossible: ({ context: { page } }, { id, move }: Moved) => mayMove(page, { id, move }),
    isSuspension: ({ context: { page } }, { id, move }: Moved) => move === 'suspend' && mayMove(page, { id, move }),
  },
});
const call = callOf(ledger);

const mayMove = (page: LedgerPage | null, { id, move }: Moved): boolean =>
  page?.rows.some((row) => row.id === id && row.moves.includes(move)) ?? false;

const searches = { 'search.change': { ...searchChange, target: '#ledger.waiting', reenter: true } } as const;

export const ledgerMachine = ledger.createMachine({
  id: 'ledger',
  context: ({ input }) => ({
    ...list.contextAt(input.parameters),
    action: null,
    serverErrors: {},
    invited: null,
  }),
  invoke: { id: 'addressBar', src: 'addressBar' },
  on: { 'address.change': { ...addressChange, target: '.loading' } },
  initial: 'loading',
  states: {
    waiting: { ...waiting, on: searches },
    loading: {
      on: searches,
      entry: 'forgetMessage',
      invoke: call('fetchLedger', {
        input: ({ context: { query } }) => query,
        done: { target: 'ready', actions: 'rememberPage' },
        failed: { target: 'failed', actions: 'rememberFailure' },
      }),
    },
    ready: {
      on: {
        ...searches,
        'page.next': { guard: 'hasNext', target: 'loading', actions: ['nextPage', ...writeQuery] },
        'page.previous': { guard: 'hasPrevious', target: 'loading', actions: ['previousPage', ...writeQuery] },
        'row.move': [
          {
            guard: { type: 'isSuspension', params: ({ event: { id, move } }) => ({ id, move }) },
            target: 'confirming',
            actions: { type: 'rememberMove', params: ({ event: { id, move } }) => ({ id, move }) },
          },
          {
            guard: { type: 'isPossible', params: ({ event: { id, move } }) => ({ id, move }) },
            target: 'acting',
            actions: { type: 'rememberMove', params: ({ event: { id, move } }) => ({ id, move }) },
          },
        ],
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
    confirming: { on: { 'action.confirm': 'acting', 'action.cancel': 'ready' } },
    acting: {
      invoke: call('performAction', {
        input: ({ context: { action } }) => ({ action: action ?? { kind: 'move', id: '', move: 'requeue' } }),
        done: 'loading',
        invited: { target: 'loading', actions: 'rememberInvited' },
        ...toBanner,
      }),
    },
    failed: { on: { ...searches, 'call.retry': 'loading' } },
  },
});

export type LedgerActor = ActorRefFrom<typeof ledgerMachine>;
