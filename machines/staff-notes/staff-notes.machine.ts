import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import type { StaffNotesReply } from '#contract/back-office.ts';
import { isNote } from '#machines/rules/staff-note.ts';
import { callOf, failureMessage, type OfKind, refusalMessage } from '../call.ts';
import { effectNotProvided, notProvided } from '../not-provided.ts';
import type { Refused } from '../refusal.ts';
import { toBanner, withBanner } from '../refusal-banner.ts';

export type NotesAnswer = { kind: 'notes'; notes: StaffNotesReply } | Refused;
export type ReadNotesAnswer = OfKind<NotesAnswer, 'notes'> | { kind: 'missing' };

export interface NoteDraft {
  accountId: string;
  draft: string;
}

const staffNotes = setup({
  types: {} as {
    input: NoteDraft;
    context: NoteDraft & {
      notes: StaffNotesReply | null;
      removed: string | null;
      message: string | null;
    };
    events:
      | { type: 'draft.change'; draft: string }
      | { type: 'note.add' }
      | { type: 'note.remove'; id: string }
      | { type: 'action.confirm' }
      | { type: 'action.cancel' }
      | { type: 'banner.dismiss' }
      | { type: 'call.retry' };
  },
  actors: {
    fetchNotes: fromPromise<ReadNotesAnswer, { accountId: string }>(notProvided('fetchNotes')),
    addNote: fromPromise<NotesAnswer, { accountId: string; content: string }>(notProvided('addNote')),
    removeNote: fromPromise<NotesAnswer, { id: string }>(notProvided('removeNote')),
  },
  actions: {
    rememberDraft: assign((_, draft: string) => ({ draft })),
    rememberNotes: assign((_, { notes }: OfKind<NotesAnswer, 'notes'>) => ({ notes })),
    rememberRemoved: assign((_, removed: string) => ({ removed })),
    rememberRefusal: assign(refusalMessage),
    rememberFailure: assign(failureMessage),
    forgetDraft: assign({ draft: '' }),
    forgetMessage: assign({ message: null }),
    keepDraft: (_, _draft: NoteDraft) => effectNotProvided('keepDraft'),
    dropDraft: () => effectNotProvided('dropDraft'),
  },
  guards: {
    isWritten: ({ context }) => isNote(context.draft),
    isOwn: ({ context }, id: string) => context.notes?.data.some((note) => note._id === id && note.isOwn) ?? false,
  },
});
const call = callOf(staffNotes);

export const staffNotesMachine = staffNotes.createMachine({
  id: 'staffNotes',
  context: ({ input }) => ({ ...input, notes: null, removed: null, message: null }),
  initial: 'open',
  states: {
    open: {
      on: {
        'draft.change': {
          actions: [
            { type: 'rememberDraft', params: ({ event }) => event.draft },
            { type: 'keepDraft', params: ({ context: { accountId }, event: { draft } }) => ({ accountId, draft }) },
          ],
        },
      },
      initial: 'loading',
      states: {
        loading: {
          invoke: call('fetchNotes', {
            input: ({ context: { accountId } }) => ({ accountId }),
            notes: { target: 'ready', actions: 'rememberNotes' },
            missing: '#staffNotes.missing',
            failed: { target: 'failed', actions: 'rememberFailure' },
          }),
        },
        ready: {
          on: {
            'note.add': { guard: 'isWritten', target: '#staffNotes.adding' },
            'note.remove': {
              guard: { type: 'isOwn', params: ({ event }) => event.id },
              target: 'confirming',
              actions: { type: 'rememberRemoved', params: ({ event }) => event.id },
            },
          },
          ...withBanner,
        },
        confirming: { on: { 'action.confirm': 'removing', 'action.cancel': 'ready' } },
        removing: {
          invoke: call('removeNote', {
            input: ({ context }) => ({ id: context.removed ?? '' }),
            notes: { target: 'ready', actions: 'rememberNotes' },
            ...toBanner,
          }),
        },
        failed: { on: { 'call.retry': 'loading' }, exit: 'forgetMessage' },
      },
    },
    adding: {
      invoke: call('addNote', {
        input: ({ context: { accountId, draft } }) => ({ accountId, content: draft }),
        notes: { target: 'open.ready', actions: ['rememberNotes', 'forgetDraft', 'dropDraft'] },
        refused: { target: 'open.ready.refused', actions: 'rememberRefusal' },
        failed: { target: 'open.ready.refused', actions: 'rememberFailure' },
      }),
    },
    missing: { type: 'final' },
  },
});

export type StaffNotesActor = ActorRefFrom<typeof staffNotesMachine>;
