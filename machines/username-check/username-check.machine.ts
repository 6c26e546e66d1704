import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { Approval } from '#contract/states.ts';
import { cleanUsername, usernameProblem } from '#rules/username.ts';
import { callOf, failureMessage } from '../call.ts';
import type { EmailReport } from '../email-verification/email-verification.machine.ts';
import { notProvided } from '../not-provided.ts';
import { report } from '../report.ts';

interface UsernameVerdict {
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

export type UsernameReport = { type: 'username.accepted'; username: string } | { type: 'username.changed' };

const usernameDebounceMs = 400;

const usernameCheck = setup({
  types: {} as {
    context: Question & { verdict: UsernameVerdict | null; message: string | null };
    events:
      | { type: 'name.change'; username: string }
      | Exclude<EmailReport, { type: 'email.changed' }>
      | { type: 'call.retry' };
  },
  actors: { checkUsername: fromPromise<UsernameAnswer, Question>(notProvided('checkUsername')) },
  actions: {
    changeName: assign((_, username: string) => ({ username: cleanUsername(username) })),
    rememberProof: assign((_, applicationId: string | null) => ({ applicationId })),
    rememberVerdict: assign((_, { verdict }: UsernameAnswer) => ({ verdict })),
    rememberFailure: assign(failureMessage),
    forgetVerdict: assign({ verdict: null, message: null }),
    report: report<UsernameReport>(),
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

/** Asks the server whether a username is free, once typing pauses. */
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
    'email.verified': {
      actions: { type: 'rememberProof', params: ({ event }) => event.applicant.applicationId },
    },
    'email.unverified': { actions: { type: 'rememberProof', params: null } },
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
    free: {
      entry: {
        type: 'report',
        params: ({ context: { username } }) => ({ type: 'username.accepted', username }),
      },
      exit: { type: 'report', params: { type: 'username.changed' } },
    },
    taken: {
      on: {
        'email.verified': {
          guard: { type: 'isNews', params: ({ event }) => event.applicant.applicationId },
          target: 'checking',
          actions: { type: 'rememberProof', params: ({ event }) => event.applicant.applicationId },
        },
        'email.unverified': {
          guard: { type: 'isNews', params: null },
          target: 'checking',
          actions: { type: 'rememberProof', params: null },
        },
      },
    },
    failed: { on: { 'call.retry': 'checking' } },
  },
});

export type UsernameCheckSnapshot = SnapshotFrom<typeof usernameCheckMachine>;
