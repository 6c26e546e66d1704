import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { ContinueDraftReply, DraftReply } from '#contract/application.ts';
import { callOf, failureMessage, type OfKind, refusalMessage } from '../call.ts';
import { effectNotProvided, notProvided } from '../not-provided.ts';
import type { Refused } from '../refusal.ts';

type DeadLink = { kind: 'unknown' } | { kind: 'used' } | { kind: 'expired' };
export type OpenAnswer = { kind: 'open'; draft: DraftReply } | DeadLink;
export type ContinueAnswer = { kind: 'continued'; draft: ContinueDraftReply } | DeadLink | Refused;

interface Input {
  /** The name in answers that this device has already; null without any. */
  ownName: string | null;
}

const continuedDraft = setup({
  types: {} as {
    input: Input;
    context: Input & { draft: DraftReply | null; continued: ContinueDraftReply | null; message: string | null };
    events: { type: 'draft.continue' } | { type: 'draft.keep' } | { type: 'call.retry' };
    tags: 'form' | 'over';
  },
  actors: {
    readDraft: fromPromise<OpenAnswer>(notProvided('readDraft')),
    continueDraft: fromPromise<ContinueAnswer>(notProvided('continueDraft')),
  },
  actions: {
    rememberDraft: assign((_, { draft }: OfKind<OpenAnswer, 'open'>) => ({ draft })),
    rememberContinued: assign((_, { draft }: OfKind<ContinueAnswer, 'continued'>) => ({ continued: draft })),
    storeDraft: (_, _answer: OfKind<ContinueAnswer, 'continued'>) => effectNotProvided('storeDraft'),
    rememberRefusal: assign(refusalMessage),
    rememberFailure: assign(failureMessage),
    forgetMessage: assign({ message: null }),
  },
  guards: { hasOwnAnswers: ({ context }) => context.ownName !== null },
});
const call = callOf(continuedDraft);

/** The page behind the link that continues an application on this device. Only the button uses the link. */
export const continuedDraftMachine = continuedDraft.createMachine({
  id: 'continuedDraft',
  context: ({ input: { ownName } }) => ({ ownName, draft: null, continued: null, message: null }),
  initial: 'loading',
  states: {
    loading: {
      entry: 'forgetMessage',
      invoke: call('readDraft', {
        open: { target: 'ready', actions: 'rememberDraft' },
        unknown: 'unknown',
        used: 'used',
        expired: 'expired',
        failed: { target: 'failed', actions: 'rememberFailure' },
      }),
    },
    ready: {
      tags: 'form',
      on: { 'draft.continue': 'continuing', 'draft.keep': { guard: 'hasOwnAnswers', target: 'kept' } },
      initial: 'calm',
      states: { calm: {}, refused: {} },
    },
    continuing: {
      tags: 'form',
      entry: 'forgetMessage',
      invoke: call('continueDraft', {
        continued: { target: 'continued', actions: ['rememberContinued', 'storeDraft'] },
        unknown: 'unknown',
        used: 'used',
        expired: 'expired',
        refused: { target: 'ready.refused', actions: 'rememberRefusal' },
        failed: { target: 'ready.refused', actions: 'rememberFailure' },
      }),
    },
    continued: { type: 'final' },
    kept: { type: 'final' },
    unknown: { tags: 'over', type: 'final' },
    used: { tags: 'over', type: 'final' },
    expired: { tags: 'over', type: 'final' },
    failed: { tags: 'over', on: { 'call.retry': 'loading' } },
  },
});

export type ContinuedDraftActor = ActorRefFrom<typeof continuedDraftMachine>;
export type ContinuedDraftSnapshot = SnapshotFrom<typeof continuedDraftMachine>;
