import { fromPromise } from 'xstate';
import type { LoginReply, Session } from '#contract/session.ts';
import { errorBodyOf } from '#rules/error-body.ts';
import { refusalIn } from '../refusal.ts';
import type { ConfirmAnswer } from './confirm-answer.ts';
import { secondFactorMachine } from './second-factor.machine.ts';
import { secondFactorSetUpMachine } from './second-factor-set-up.machine.ts';

/** The second half of a sign-in, for whoever has a second factor and for whoever has none, and the session that it begins. */
export function confirmingAs(sessionOf: (reply: LoginReply) => Session) {
  const confirmSignIn = fromPromise<ConfirmAnswer, { ticket: string; code: string }>(async ({ input, signal }) => {
    const calls = await import('#api/session.ts');
    try {
      return { kind: 'signedIn', session: sessionOf(await calls.confirmSignIn(input, { signal })) };
    } catch (failure) {
      return answerIn(failure);
    }
  });
  return {
    secondFactor: secondFactorMachine.provide({ actors: { confirmSignIn } }),
    secondFactorSetUp: secondFactorSetUpMachine.provide({ actors: { confirmSignIn, copyCodes } }),
  };
}

const copyCodes = fromPromise<void, { codes: readonly string[] }>(({ input }) =>
  navigator.clipboard.writeText(input.codes.join('\n')),
);

function answerIn(failure: unknown): ConfirmAnswer {
  const { code } = errorBodyOf(failure) ?? {};
  if (code === 'codeWrong') return { kind: 'wrong' };
  const refused = refusalIn(failure);
  return code === 'signInOver' ? { ...refused, kind: 'over' } : refused;
}
