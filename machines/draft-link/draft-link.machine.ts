import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { StepName } from '#rules/application-fields.ts';
import { callOf, failureMessage } from '../call.ts';
import type { EmailReport, VerifiedEmail } from '../email-verification/email-verification.machine.ts';
import { notProvided } from '../not-provided.ts';
import type { Refused } from '../refusal.ts';
import { report } from '../report.ts';

/** 'unproven': the verification of the address has expired on the server. */
export type MailAnswer = 'mailed' | { kind: 'unproven'; message: string } | Refused;

export interface MailInput {
  applicant: VerifiedEmail | null;
  part: StepName;
}

const draftLink = setup({
  types: {} as {
    context: MailInput & { message: string | null };
    events: { type: 'link.mail'; part: StepName } | Exclude<EmailReport, { type: 'email.changed' }>;
  },
  actors: { mailDraft: fromPromise<MailAnswer, MailInput>(notProvided('mailDraft')) },
  actions: {
    rememberApplicant: assign((_, applicant: VerifiedEmail) => ({ applicant })),
    rememberPart: assign((_, part: StepName) => ({ part, message: null })),
    rememberMessage: assign((_, { message }: { message: string }) => ({ message })),
    rememberFailure: assign(failureMessage),
    report: report<{ type: 'proof.rejected' }>(),
  },
});
const call = callOf(draftLink);

const unverified = { 'email.unverified': 'unproven' } as const;

/** Mails the applicant a link by which they continue on another device. It needs a verified address. */
export const draftLinkMachine = draftLink.createMachine({
  id: 'draftLink',
  context: { applicant: null, part: 'you', message: null },
  on: {
    'email.verified': {
      target: '.ready',
      actions: { type: 'rememberApplicant', params: ({ event }) => event.applicant },
    },
  },
  initial: 'unproven',
  states: {
    unproven: { initial: 'calm', states: { calm: {}, expired: {} } },
    ready: {
      on: {
        ...unverified,
        'link.mail': { target: 'mailing', actions: { type: 'rememberPart', params: ({ event }) => event.part } },
      },
      initial: 'calm',
      states: { calm: {}, mailed: {}, refused: {} },
    },
    mailing: {
      on: unverified,
      invoke: call('mailDraft', {
        input: ({ context: { applicant, part } }) => ({ applicant, part }),
        mailed: 'ready.mailed',
        unproven: {
          target: 'unproven.expired',
          actions: ['rememberMessage', { type: 'report', params: { type: 'proof.rejected' } }],
        },
        refused: { target: 'ready.refused', actions: 'rememberMessage' },
        failed: { target: 'ready.refused', actions: 'rememberFailure' },
      }),
    },
  },
});

export type DraftLinkSnapshot = SnapshotFrom<typeof draftLinkMachine>;
