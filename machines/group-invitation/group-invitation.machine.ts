import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { blankDraft } from '../stay-form/stay-draft.ts';
import { call, type GroupContext, group, nextIn, type Outcome, savedGroup, termsOf } from './group-invitation.setup.ts';

const saveGroup = {
  type: 'saveGroup',
  params: ({ context }: { context: GroupContext }) => savedGroup(context),
} as const;
const saveAnswer = {
  type: 'saveGroup',
  params: (_: unknown, context: GroupContext) => savedGroup(context),
} as const;

/** One form for several creators: what differs for one of them is changed there, and the invitations are sent one after another. */
export const groupInvitationMachine = group.createMachine({
  id: 'groupInvitation',
  context: ({ input: { ids, form, saved } }) => ({
    ids,
    form,
    people: [],
    terms: saved?.terms ?? {},
    leftOut: saved?.leftOut ?? [],
    outcomes: Object.fromEntries(
      Object.entries(saved?.sent ?? {}).map(([id, bookingId]): [string, Outcome] => [id, { kind: 'sent', bookingId }]),
    ),
    open: null,
    draft: blankDraft(form.timeZone),
    at: form.at,
    rejections: 0,
    message: null,
  }),
  invoke: { id: 'form', src: 'form', input: ({ context: { form } }) => form },
  initial: 'loading',
  states: {
    loading: {
      invoke: call('fetchPeople', {
        input: ({ context: { ids } }) => ({ ids }),
        found: { target: 'editing', actions: 'rememberPeople' },
        none: 'missing',
        failed: { target: 'failed', actions: 'rememberFailure' },
      }),
    },
    missing: {},
    failed: { on: { 'call.retry': 'loading' } },
    editing: {
      on: {
        'person.open': {
          guard: { type: 'mayBeInvited', params: ({ event }) => event.id },
          actions: { type: 'openPerson', params: ({ event }) => event.id },
        },
        'person.close': { guard: 'isOpen', actions: 'closePerson' },
        'person.change': {
          guard: 'isOpen',
          actions: [{ type: 'changeTerms', params: ({ event }) => event.change }, saveGroup],
        },
        'person.reset': { guard: 'hasOwnTerms', actions: ['resetTerms', saveGroup] },
        'person.leaveOut': {
          guard: { type: 'mayBeLeftOut', params: ({ event }) => event.id },
          actions: [{ type: 'leaveOut', params: ({ event }) => event.id }, saveGroup],
        },
        'person.takeBack': {
          guard: { type: 'isLeftOut', params: ({ event }) => event.id },
          actions: [{ type: 'takeBack', params: ({ event }) => event.id }, saveGroup],
        },
        'stay.completed': [
          {
            guard: { type: 'areTermsFlawless', params: ({ event: { draft, at } }) => ({ draft, at }) },
            target: 'between',
            actions: { type: 'startSending', params: ({ event: { draft, at } }) => ({ draft, at }) },
          },
          { actions: { type: 'rejectSend', params: ({ event: { draft, at } }) => ({ draft, at }) } },
        ],
      },
      initial: 'calm',
      states: {
        calm: {},
        refused: { on: { 'banner.dismiss': 'calm' } },
      },
    },
    between: {
      always: [
        { guard: 'hasNext', target: 'submitting' },
        { guard: 'hasUnsent', target: 'editing.refused' },
        { target: 'sent' },
      ],
    },
    submitting: {
      invoke: call('inviteCreator', {
        input: ({ context }) => {
          const creatorId = nextIn(context)?.id ?? '';
          return { creatorId, draft: { ...context.draft, ...termsOf(context, creatorId) } };
        },
        sent: { target: 'between', actions: ['rememberSent', saveAnswer] },
        missing: { target: 'between', actions: 'rememberMissing' },
        refused: { target: 'between', actions: 'rememberRefusal' },
        failed: { target: 'between', actions: 'rememberUnanswered' },
      }),
    },
    sent: { entry: 'deleteDrafts' },
  },
});

export type GroupInvitationActor = ActorRefFrom<typeof groupInvitationMachine>;
export type GroupInvitationSnapshot = SnapshotFrom<typeof groupInvitationMachine>;
