import { fromCallback, fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import type { CodeSentReply } from '#contract/application.ts';
import { proofLifetimeMs } from '#contract/application-choices.ts';
import * as z from '#rules/zod.ts';
import { refusalIn } from '../refusal.ts';
import { defineStored } from '../storage.ts';
import {
  type CodeSent,
  type EmailVerificationEvent,
  emailVerificationMachine,
  type ResendAnswer,
  type SendAnswer,
  type Verdict,
} from './email-verification.machine.ts';

/** Lasts as long as the proof on the server. */
export const storedProof = defineStored({
  key: 'vaya.verifiedEmail',
  area: 'local',
  schema: z.object({ email: z.string(), applicationId: z.string() }),
  maxAgeMs: proofLifetimeMs,
});

export const emailVerification = emailVerificationMachine.provide({
  actors: {
    watchVerification: fromCallback<EmailVerificationEvent>(({ sendBack }) => {
      const tell = () => {
        const verified = storedProof.read();
        if (verified) sendBack({ type: 'verification.observe', verified });
      };
      const observe = (event: StorageEvent) => {
        if (storedProof.isChangedBy(event)) tell();
      };
      tell();
      sendBack({ type: 'report.request' });
      addEventListener('storage', observe);
      return () => removeEventListener('storage', observe);
    }),
    sendVerificationEmail: fromPromise<SendAnswer, { email: string; attemptKey: string }>(
      ({ input: { email, attemptKey }, signal }) =>
        ask('sendVerificationEmail', { body: { email }, attemptKey, signal }).then(codeSent).catch(refusalIn),
    ),
    resendVerificationEmail: fromPromise<ResendAnswer, { applicationId: string; attemptKey: string }>(
      ({ input: { applicationId, attemptKey }, signal }) =>
        ask('resendVerificationEmail', { body: { applicationId }, attemptKey, signal, resolveStatus: { 409: null } })
          .then(
            (reply): ResendAnswer =>
              reply === null
                ? { kind: 'alreadyVerified' }
                : codeSent({ ...reply, applicationId: reply.applicationId || applicationId }),
          )
          .catch(refusalIn),
    ),
    verifyEmail: fromPromise<Verdict, { applicationId: string; code: string }>(async ({ input, signal }) =>
      (await ask('verifyEmail', { body: input, signal })).isValid ? 'valid' : 'invalid',
    ),
  },
  actions: {
    /** Storing a proof again would extend its lifetime. */
    storeVerified(_, verified) {
      if (storedProof.read()?.applicationId !== verified.applicationId) storedProof.write(verified);
    },
    clearVerified: () => storedProof.clear(),
  },
});

/** Of an address that is no application's: nothing is remembered on the device. */
export const newEmailVerification = emailVerification.provide({
  actors: { watchVerification: fromCallback<EmailVerificationEvent>(() => {}) },
  actions: { storeVerified: () => {}, clearVerified: () => {} },
});

/** The server says how long a code is good; until when is a matter of this device's own clock. */
const codeSent = ({ applicationId, lifetime }: CodeSentReply): CodeSent => ({
  kind: 'sent',
  applicationId,
  deadline: Date.now() + lifetime,
});
