import { type ActorRefFrom, assign, fromCallback, fromPromise, setup } from 'xstate';
import type { ApplicationsMoveRequest } from '#contract/back-office.ts';
import type { Problems } from '#rules/problems.ts';
import { type GivenRejection, isGiven, type Rejection, rejectionProblems } from '#rules/rejection.ts';
import { callOf, failureMessage, type OfKind, refusalMessage } from '../call.ts';
import { effectNotProvided, notProvided } from '../not-provided.ts';
import type { Refused } from '../refusal.ts';
import type { TypedWords } from '../typed-words.ts';

/** A row of the queue that can be decided on. */
export interface SelectableRow {
  id: string;
  fullName: string;
}

/** What the list shows now. */
export type ShownRows = { type: 'rows.show'; rows: readonly SelectableRow[] };

export type SeveralMove = Exclude<ApplicationsMoveRequest['request'], { move: 'undo' }>;

export interface SeveralInput {
  ids: readonly string[];
  request: SeveralMove;
}

/** On whom it was decided, and until when on this device's clock that can be taken back. */
export interface Decided {
  done: readonly string[];
  undoUntil: number;
}

export type SeveralAnswer =
  | ({ kind: 'decided' } & Decided)
  | ({ kind: 'partly'; refusals: readonly { id: string; refusal: string }[] } & Decided)
  | Refused;

/** Somebody who was asked about and not decided on, and why. */
export interface LeftRow extends SelectableRow {
  refusal: string;
}

export interface Selecting {
  rows: readonly SelectableRow[];
  ticked: readonly string[];
  /** Ticked last: from there a range goes. */
  anchor: string | null;
  asked: readonly SelectableRow[];
  request: SeveralMove;
  left: readonly LeftRow[];
  message: string | null;
  /** Of a rejection, until it is sent. */
  words: TypedWords;
  problems: Problems<keyof Rejection>;
}

const selection = setup({
  types: {} as {
    input: Pick<Selecting, 'words'>;
    context: Selecting;
    events:
      | ShownRows
      | { type: 'row.tick'; id: string }
      | { type: 'row.reach'; id: string }
      | { type: 'page.tick' }
      | { type: 'selection.clear' }
      | { type: 'selection.approve' }
      | { type: 'rejection.send'; rejection: Rejection }
      | { type: 'rejection.change'; words: TypedWords }
      | { type: 'banner.dismiss' };
  },
  actors: {
    watchRows: fromCallback<ShownRows>(() => {}),
    decideSeveral: fromPromise<SeveralAnswer, SeveralInput>(notProvided('decideSeveral')),
  },
  actions: {
    /** What is not seen is not decided on. */
    rememberRows: assign(({ context: { ticked } }, rows: readonly SelectableRow[]) => ({
      rows,
      ticked: ticked.filter((id) => rows.some((row) => row.id === id)),
    })),
    tick: assign(({ context: { ticked } }, id: string) => ({
      ticked: ticked.includes(id) ? ticked.filter((each) => each !== id) : [...ticked, id],
      anchor: id,
    })),
    reach: assign(({ context }, id: string) => ({
      ticked: [...new Set([...context.ticked, ...between(context, id)])],
      anchor: id,
    })),
    tickAll: assign(({ context: { rows } }) => ({ ticked: rows.map(({ id }) => id) })),
    untick: assign({ ticked: [], anchor: null }),
    rememberApproval: assign(({ context }) => ({ asked: tickedRows(context), request: approval })),
    rememberRejection: assign(({ context }, rejection: Rejection) => ({
      asked: tickedRows(context),
      request: { move: 'reject' as const, ...(isGiven(rejection) ? rejection : ungiven) },
    })),
    rememberLeft: assign(({ context: { asked } }, { refusals }: OfKind<SeveralAnswer, 'partly'>) => ({
      ticked: refusals.map(({ id }) => id),
      left: refusals.map(({ id, refusal }) => ({ id, refusal, fullName: nameIn(asked, id) })),
    })),
    changeWords: assign((_, words: TypedWords) => ({ words })),
    forgetSent: assign(({ context: { request, words } }, { done }: Decided) => ({
      words: request.move === 'reject' && done.length > 0 ? {} : words,
    })),
    /** Over a reload, and for those who are ticked next. */
    keepWords: () => effectNotProvided('keepWords'),
    rememberRefusal: assign(refusalMessage),
    rememberFailure: assign(failureMessage),
    rememberProblems: assign((_, rejection: Rejection) => ({ problems: rejectionProblems(rejection) })),
    forgetLeft: assign({ left: [] }),
    forgetMessage: assign({ message: null }),
    forgetProblems: assign({ problems: {} }),
    /** To the page, which reads its lists again and offers to take it back. */
    tellDecided: (_, _decided: Decided) => effectNotProvided('tellDecided'),
  },
  guards: {
    isShown: ({ context: { rows } }, id: string) => rows.some((row) => row.id === id),
    hasTicked: ({ context }) => context.ticked.length > 0,
    isRejectable: ({ context }, rejection: Rejection) => context.ticked.length > 0 && isGiven(rejection),
  },
});
const call = callOf(selection);

const approval: SeveralMove = { move: 'approve' };
const ungiven: GivenRejection = { reason: 'other', text: '' };

const tickedRows = ({ rows, ticked }: Selecting) => rows.filter(({ id }) => ticked.includes(id));

const nameIn = (rows: readonly SelectableRow[], id: string): string =>
  rows.find((row) => row.id === id)?.fullName ?? id;

/** The rows from the one that was ticked last to this one, whichever is above. */
function between({ rows, anchor }: Selecting, id: string): string[] {
  const ids = rows.map((row) => row.id);
  const [to, from] = [ids.indexOf(id), ids.indexOf(anchor ?? id)];
  return from === -1 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
}

/** Several applications of the list, on which it is decided alike. */
export const applicationSelectionMachine = selection.createMachine({
  id: 'applicationSelection',
  context: ({ input }) => ({
    ...input,
    ...{ rows: [], ticked: [], anchor: null, asked: [], request: approval },
    ...{ left: [], message: null, problems: {} },
  }),
  invoke: { id: 'watchRows', src: 'watchRows' },
  on: { 'rows.show': { actions: { type: 'rememberRows', params: ({ event }) => event.rows } } },
  initial: 'ready',
  states: {
    ready: {
      on: {
        'row.tick': {
          guard: { type: 'isShown', params: ({ event }) => event.id },
          actions: { type: 'tick', params: ({ event }) => event.id },
        },
        'row.reach': {
          guard: { type: 'isShown', params: ({ event }) => event.id },
          actions: { type: 'reach', params: ({ event }) => event.id },
        },
        'page.tick': { actions: 'tickAll' },
        'selection.clear': { guard: 'hasTicked', target: 'ready', actions: 'untick' },
        'selection.approve': { guard: 'hasTicked', target: 'deciding', actions: 'rememberApproval' },
        'rejection.change': { actions: [{ type: 'changeWords', params: ({ event }) => event.words }, 'keepWords'] },
        'rejection.send': [
          {
            guard: { type: 'isRejectable', params: ({ event }) => event.rejection },
            target: 'deciding',
            actions: { type: 'rememberRejection', params: ({ event }) => event.rejection },
          },
          {
            guard: 'hasTicked',
            target: '.unfinished',
            actions: { type: 'rememberProblems', params: ({ event }) => event.rejection },
          },
        ],
      },
      initial: 'calm',
      states: {
        calm: {},
        /** What the rejection says is not enough for whoever is to read it. */
        unfinished: {
          on: {
            'rejection.change': {
              target: 'calm',
              actions: [{ type: 'changeWords', params: ({ event }) => event.words }, 'keepWords'],
            },
          },
          exit: 'forgetProblems',
        },
        left: { on: { 'banner.dismiss': 'calm' }, exit: 'forgetLeft' },
        refused: { on: { 'banner.dismiss': 'calm' }, exit: 'forgetMessage' },
      },
    },
    deciding: {
      invoke: call('decideSeveral', {
        input: ({ context: { asked, request } }) => ({ ids: asked.map(({ id }) => id), request }),
        decided: { target: 'ready', actions: ['untick', 'forgetSent', 'keepWords', 'tellDecided'] },
        partly: { target: 'ready.left', actions: ['rememberLeft', 'forgetSent', 'keepWords', 'tellDecided'] },
        refused: { target: 'ready.refused', actions: 'rememberRefusal' },
        failed: { target: 'ready.refused', actions: 'rememberFailure' },
      }),
    },
  },
});

export type ApplicationSelectionActor = ActorRefFrom<typeof applicationSelectionMachine>;
