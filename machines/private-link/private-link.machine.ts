import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { PrivateLinkReply } from '#contract/own-trip.ts';
import { callOf, failureMessage, refusalMessage } from '../call.ts';
import { copyingMachine } from '../copying/copying.machine.ts';
import { notProvided } from '../not-provided.ts';
import type { Refused } from '../refusal.ts';

interface Titled {
  title: string;
}

export type LinkAnswer =
  | ({ kind: 'off' } & Titled)
  | ({ kind: 'on' } & Titled & PrivateLinkReply)
  /** The trip is published or archived. */
  | ({ kind: 'closed' } & Titled)
  | { kind: 'missing' };
export type MakeAnswer = ({ kind: 'on' } & PrivateLinkReply) | { kind: 'missing' } | Refused;
export type RevokeAnswer = { kind: 'revoked' | 'missing' };

interface Input {
  tripId: string;
}

const privateLink = setup({
  types: {} as {
    input: Input;
    context: Input & Titled & PrivateLinkReply & { message: string | null };
    events:
      | { type: 'link.create' }
      | { type: 'link.replace' }
      | { type: 'link.revoke' }
      | { type: 'action.confirm' }
      | { type: 'action.cancel' }
      | { type: 'call.retry' };
    tags: 'busy';
    children: { copying: 'copying' };
  },
  actors: {
    readLink: fromPromise<LinkAnswer, Input>(notProvided('readLink')),
    makeLink: fromPromise<MakeAnswer, Input>(notProvided('makeLink')),
    revokeLink: fromPromise<RevokeAnswer, Input>(notProvided('revokeLink')),
    copying: copyingMachine,
  },
  actions: {
    rememberTitle: assign((_, { title }: Titled) => ({ title })),
    rememberLink: assign((_, { since, address }: PrivateLinkReply) => ({ since, address })),
    forgetLink: assign({ since: null, address: null }),
    rememberRefusal: assign(refusalMessage),
    rememberFailure: assign(failureMessage),
    forgetMessage: assign({ message: null }),
  },
});
const call = callOf(privateLink);

/** The private link to a trip that is not published. The address is known only after it was created. */
export const privateLinkMachine = privateLink.createMachine({
  id: 'privateLink',
  context: ({ input: { tripId } }) => ({ tripId, title: '', since: null, address: null, message: null }),
  invoke: { id: 'copying', src: 'copying' },
  initial: 'loading',
  states: {
    loading: {
      invoke: call('readLink', {
        input: ({ context: { tripId } }) => ({ tripId }),
        off: { target: 'off', actions: 'rememberTitle' },
        on: { target: 'on', actions: ['rememberTitle', 'rememberLink'] },
        closed: { target: 'closed', actions: 'rememberTitle' },
        missing: 'missing',
        failed: { target: 'failed', actions: 'rememberFailure' },
      }),
    },
    off: {
      on: { 'link.create': 'creating' },
      initial: 'calm',
      states: { calm: {}, revoked: {} },
    },
    on: {
      initial: 'calm',
      states: {
        calm: { on: { 'link.replace': 'confirmingReplacement', 'link.revoke': 'confirmingRevocation' } },
        confirmingReplacement: { on: { 'action.confirm': '#privateLink.creating', 'action.cancel': 'calm' } },
        confirmingRevocation: { on: { 'action.confirm': '#privateLink.revoking', 'action.cancel': 'calm' } },
      },
    },
    creating: {
      tags: 'busy',
      invoke: call('makeLink', {
        input: ({ context: { tripId } }) => ({ tripId }),
        on: { target: 'on', actions: 'rememberLink' },
        missing: 'missing',
        refused: { target: 'failed', actions: 'rememberRefusal' },
        failed: { target: 'failed', actions: 'rememberFailure' },
      }),
    },
    revoking: {
      tags: 'busy',
      invoke: call('revokeLink', {
        input: ({ context: { tripId } }) => ({ tripId }),
        revoked: { target: 'off.revoked', actions: 'forgetLink' },
        missing: 'missing',
        failed: { target: 'failed', actions: 'rememberFailure' },
      }),
    },
    closed: {},
    missing: {},
    failed: { on: { 'call.retry': 'loading' }, exit: ['forgetMessage', 'forgetLink'] },
  },
});

export type PrivateLinkActor = ActorRefFrom<typeof privateLinkMachine>;
export type PrivateLinkSnapshot = SnapshotFrom<typeof privateLinkMachine>;
