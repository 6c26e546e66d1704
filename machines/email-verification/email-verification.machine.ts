import { type ActorRefFrom, assertEvent, assign, fromCallback, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { isEmailAddress, sameEmailAddress } from '#rules/email-address.ts';
import { isCompleteCode } from '#rules/verification-code.ts';
import { callOf, failureMessage, refusalMessage } from '../call.ts';
import { countdown } from '../clock/countdown.actors.ts';
import { effectNotProvided, notProvided } from '../not-provided.ts';
import type { Refused } from '../refusal.ts';
import { report } from '../report.ts';

export interface CodeSent {
  kind: 'sent';
  applicationId: string;
  deadline: number;
}
export type SendAnswer = CodeSent | Refused;
export type ResendAnswer = SendAnswer | { kind: 'alreadyVerified' };
export type Verdict = 'valid' | 'invalid';
export interface VerifiedEmail {
  email: string;
  applicationId: string;
}

export type EmailVerificationEvent =
  | { type: 'email.change'; email: string }
  | { type: 'code.send' }
  | { type: 'call.retry' }
  | { type: 'code.submit'; code: string }
  | { type: 'code.resend' }
  | { type: 'modal.close' }
  | { type: 'proof.forget' }
  /** Another tab has verified an address. */
  | { type: 'verification.observe'; verified: VerifiedEmail }
  /** Sent when the flow starts, also from a saved snapshot: it reports again what its page does not save. */
  | { type: 'report.request' };

export type EmailReport =
  | { type: 'email.changed'; email: string }
  | { type: 'email.verified'; applicant: VerifiedEmail }
  | { type: 'email.unverified' };

interface Types {
  input: { attemptSeed: string };
  context: {
    attemptSeed: string;
    attempt: number;
    email: string;
    applicationId: string | null;
    deadline: number;
    message: string | null;
    verifiedEmail: string | null;
    /** Stays while another address is typed. */
    proof: VerifiedEmail | null;
  };
  events: EmailVerificationEvent;
  tags: 'open' | 'busy' | 'acceptsCode' | 'verified' | 'secret';
  children: { countdown: 'countdown' };
}

const verification = setup({
  types: {} as Types,
  actors: {
    countdown,
    watchVerification: fromCallback<EmailVerificationEvent>(() => effectNotProvided('watchVerification')),
    sendVerificationEmail: fromPromise<SendAnswer, { email: string; attemptKey: string }>(
      notProvided('sendVerificationEmail'),
    ),
    resendVerificationEmail: fromPromise<ResendAnswer, { applicationId: string; attemptKey: string }>(
      notProvided('resendVerificationEmail'),
    ),
    verifyEmail: fromPromise<Verdict, { applicationId: string; code: string }>(notProvided('verifyEmail')),
  },
  actions: {
    changeEmail: assign((_, email: string) => ({ email })),
    beginAttempt: assign(({ context }) => ({ attempt: context.attempt + 1, message: null })),
    rememberCode: assign((_, { applicationId, deadline }: CodeSent) => ({ applicationId, deadline })),
    rememberRefusal: assign(refusalMessage),
    rememberFailure: assign(failureMessage),
    forgetCode: assign({ applicationId: null, deadline: 0, message: null, verifiedEmail: null }),
    markVerified: assign(({ context: { email, applicationId } }) => ({
      verifiedEmail: email,
      deadline: 0,
      proof: { email, applicationId: applicationId ?? '' },
    })),
    adoptVerified: assign((_, { email, applicationId }: VerifiedEmail) => ({
      email,
      applicationId,
      verifiedEmail: email,
      deadline: 0,
      proof: { email, applicationId },
    })),
    returnToProof: assign(({ context: { proof } }, email: string) => ({
      email,
      applicationId: proof?.applicationId ?? null,
      verifiedEmail: proof?.email ?? null,
    })),
    forgetProof: assign({ proof: null }),
    storeVerified: (_, _verified: VerifiedEmail) => effectNotProvided('storeVerified'),
    clearVerified: () => effectNotProvided('clearVerified'),
    report: report<EmailReport>(),
  },
  guards: {
    hasEmailAddress: ({ context }) => isEmailAddress(context.email),
    isComplete: (_, code: string) => isCompleteCode(code),
    isAnotherEmail: ({ context }, email: string) => !sameEmailAddress(context.email, email),
    isProven: ({ context: { proof } }, email: string) => proof !== null && sameEmailAddress(proof.email, email),
    isNewProof: ({ context }, { email, applicationId }: VerifiedEmail) =>
      (context.email === '' || sameEmailAddress(context.email, email)) &&
      !(context.verifiedEmail !== null && context.applicationId === applicationId),
  },
});
const call = callOf(verification);

interface Typed {
  context: Types['context'];
}
const provenIn = ({ email, applicationId }: Types['context']): VerifiedEmail => ({
  email,
  applicationId: applicationId ?? '',
});
const changed = {
  type: 'report',
  params: ({ context: { email } }: Typed) => ({ type: 'email.changed', email }) as const,
} as const;
const verified = {
  type: 'report',
  params: ({ context }: Typed) => ({ type: 'email.verified', applicant: provenIn(context) }) as const,
} as const;

export const emailVerificationMachine = verification.createMachine({
  id: 'emailVerification',
  context: ({ input }) => ({
    attemptSeed: input.attemptSeed,
    attempt: 0,
    email: '',
    applicationId: null,
    deadline: 0,
    message: null,
    verifiedEmail: null,
    proof: null,
  }),
  invoke: { id: 'watchVerification', src: 'watchVerification' },
  on: {
    'verification.observe': {
      guard: { type: 'isNewProof', params: ({ event }) => event.verified },
      target: '.verified',
      actions: { type: 'adoptVerified', params: ({ event }) => event.verified },
    },
    'proof.forget': { target: '.closed', actions: ['clearVerified', 'forgetProof'] },
  },
  initial: 'closed',
  states: {
    closed: {
      entry: 'forgetCode',
      on: {
        'email.change': [
          {
            guard: { type: 'isProven', params: ({ event }) => event.email },
            target: 'verified',
            actions: { type: 'returnToProof', params: ({ event }) => event.email },
          },
          { actions: [{ type: 'changeEmail', params: ({ event }) => event.email }, changed] },
        ],
        'report.request': { actions: changed },
        'code.send': { guard: 'hasEmailAddress', target: 'open' },
      },
    },

    open: {
      tags: 'open',
      on: { 'modal.close': 'closed' },
      initial: 'sending',
      states: {
        sending: {
          tags: 'busy',
          entry: 'beginAttempt',
          invoke: call('sendVerificationEmail', {
            input: ({ context }) => ({
              email: context.email.trim(),
              attemptKey: `${context.attemptSeed}.${context.attempt}`,
            }),
            sent: { target: 'awaitingCode', actions: 'rememberCode' },
            refused: { target: 'notSent', actions: 'rememberRefusal' },
            failed: { target: 'notSent', actions: 'rememberFailure' },
          }),
        },

        notSent: { on: { 'call.retry': 'sending' } },

        awaitingCode: {
          type: 'parallel',
          states: {
            entry: {
              initial: 'entering',
              states: {
                entering: {
                  tags: 'acceptsCode',
                  on: {
                    'code.submit': [
                      { guard: { type: 'isComplete', params: ({ event }) => event.code }, target: 'checking' },
                      { target: '.unfinished' },
                    ],
                  },
                  initial: 'calm',
                  states: { calm: {}, unfinished: {}, rejected: {}, failed: {} },
                },
                checking: {
                  tags: ['busy', 'secret'],
                  invoke: call('verifyEmail', {
                    input: ({ context, event }) => {
                      assertEvent(event, 'code.submit');
                      return { applicationId: context.applicationId ?? '', code: event.code };
                    },
                    valid: { target: '#emailVerification.verified', actions: 'markVerified' },
                    invalid: 'entering.rejected',
                    failed: { target: 'entering.failed', actions: 'rememberFailure' },
                  }),
                },
              },
            },
            clock: {
              initial: 'running',
              states: {
                running: {
                  invoke: {
                    id: 'countdown',
                    src: 'countdown',
                    input: ({ context }) => ({ deadline: context.deadline }),
                    onDone: 'ended',
                  },
                },
                ended: { on: { 'code.resend': '#emailVerification.open.resending' } },
              },
            },
          },
        },

        resending: {
          tags: 'busy',
          entry: 'beginAttempt',
          invoke: call('resendVerificationEmail', {
            input: ({ context }) => ({
              applicationId: context.applicationId ?? '',
              attemptKey: `${context.attemptSeed}.${context.attempt}`,
            }),
            sent: { target: 'awaitingCode', actions: 'rememberCode' },
            alreadyVerified: { target: '#emailVerification.verified', actions: 'markVerified' },
            refused: { target: 'notSent', actions: 'rememberRefusal' },
            failed: { target: 'notSent', actions: 'rememberFailure' },
          }),
        },
      },
    },

    verified: {
      tags: 'verified',
      entry: [{ type: 'storeVerified', params: ({ context }) => provenIn(context) }, verified],
      exit: { type: 'report', params: { type: 'email.unverified' } },
      on: {
        'email.change': [
          {
            guard: { type: 'isAnotherEmail', params: ({ event }) => event.email },
            target: 'closed',
            actions: ['clearVerified', { type: 'changeEmail', params: ({ event }) => event.email }, changed],
          },
          { actions: { type: 'changeEmail', params: ({ event }) => event.email } },
        ],
        'report.request': { actions: verified },
      },
    },
  },
});

export type EmailVerificationActor = ActorRefFrom<typeof emailVerificationMachine>;
export type EmailVerificationSnapshot = SnapshotFrom<typeof emailVerificationMachine>;
