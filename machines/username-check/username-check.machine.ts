import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { Approval } from '#contract/levels.ts';
import { cleanUsername, usernameProblem } from '#rules/username.ts';
import { callOf, failureMessage } from '../call.ts';
import { notProvided } from '../not-provided.ts';

export interface UsernameVerdict {
  username: string;
  exists: boolean;
  canApply: boolean;
  status: Approval | null;
  message: string;
}

export interface UsernameAnswer {
  kind: 'free' | 'taken';
  verdict: UsernameVerdict;
}

export interface Question {
  username: string;
  applicationId: string | null;
}

/** So long after the last key the server is asked. */
const usernameDebounceMs = 400;

const usernameCheck = setup({
  types: {} as {
    context: Question & { verdict: UsernameVerdict | null; message: string | null };
    events:
      | { type: 'name.change'; username: string }
      | { type: 'email.settle'; applicationId: string | null }
      | { type: 'call.retry' };
  },
  actors: { checkUsername: fromPromise<UsernameAnswer, Question>(notProvided('checkUsername')) },
  actions: {
    changeName: assign((_, username: string) => ({ username: cleanUsername(username) })),
    rememberProof: assign((_, applicationId: string | null) => ({ applicationId })),
    rememberVerdict: assign((_, { verdict }: UsernameAnswer) => ({ verdict })),
    rememberFailure: assign(failureMessage),
    forgetVerdict: assign({ verdict: null, message: null }),
  },
  delays: { debounce: usernameDebounceMs },
  guards: {
    isNews: ({ context }, applicationId: string | null) => context.applicationId !== applicationId,
    isOther: ({ context }, username: string) => context.username !== cleanUsername(username),
    isOtherName: ({ context }, username: string) =>
      context.username !== cleanUsername(username) && usernameProblem(cleanUsername(username)) === null,
  },
});
const call = callOf(usernameCheck);

/** Whether a username is free, asked once the typing pauses; the same name told again is no news. An answer that comes late finds nobody waiting. */
export const usernameCheckMachine = usernameCheck.createMachine({
  id: 'usernameCheck',
  context: { username: '', applicationId: null, verdict: null, message: null },
  on: {
    'name.change': [
      {
        guard: { type: 'isOtherName', params: ({ event }) => event.username },
        target: '.waiting',
        actions: { type: 'changeName', params: ({ event }) => event.username },
      },
      {
        guard: { type: 'isOther', params: ({ event }) => event.username },
        target: '.idle',
        actions: { type: 'changeName', params: ({ event }) => event.username },
      },
    ],
    'email.settle': { actions: { type: 'rememberProof', params: ({ event }) => event.applicationId } },
  },
  initial: 'idle',
  states: {
    idle: { entry: 'forgetVerdict' },
    waiting: {
      entry: 'forgetVerdict',
      after: { debounce: 'checking' },
    },
    checking: {
      entry: 'forgetVerdict',
      invoke: call('checkUsername', {
        input: ({ context: { username, applicationId } }) => ({ username, applicationId }),
        free: { target: 'free', actions: 'rememberVerdict' },
        taken: { target: 'taken', actions: 'rememberVerdict' },
        failed: { target: 'failed', actions: 'rememberFailure' },
      }),
    },
    free: {},
    taken: {
      on: {
        'email.settle': {
          guard: { type: 'isNews', params: ({ event }) => event.applicationId },
          target: 'checking',
          actions: { type: 'rememberProof', params: ({ event }) => event.applicationId },
        },
      },
    },
    failed: { on: { 'call.retry': 'checking' } },
  },
});

export type UsernameCheckActor = ActorRefFrom<typeof usernameCheckMachine>;
export type UsernameCheckSnapshot = SnapshotFrom<typeof usernameCheckMachine>;
