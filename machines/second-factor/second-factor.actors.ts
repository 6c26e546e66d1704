import { fromPromise } from 'xstate';
import type { LoginReply, Session } from '#contract/session.ts';
import { refusalBy, refusalIn } from '../refusal.ts';
import type { ConfirmAnswer } from './confirm-answer.ts';
import { secondFactorMachine } from './second-factor.machine.ts';
import { secondFactorSetUpMachine } from './second-factor-set-up.machine.ts';

export function confirmingAs(sessionOf: (reply: LoginReply) => Session) {
  const confirmSignIn = fromPromise<ConfirmAnswer, { ticket: string; code: string }>(async ({ input, signal }) => {
    const { ask } = await import('#api/ask.ts');
    return ask('confirmSignIn', { body: input, signal })
      .then((reply): ConfirmAnswer => ({ kind: 'signedIn', session: sessionOf(reply) }))
      .catch(refused);
  });
  return {
    secondFactor: secondFactorMachine.provide({ actors: { confirmSignIn } }),
    secondFactorSetUp: secondFactorSetUpMachine.provide({ actors: { confirmSignIn, copyCodes } }),
  };
}

const copyCodes = fromPromise<void, { codes: readonly string[] }>(async ({ input }) =>
  navigator.clipboard.writeText(input.codes.join('\n')),
);

const refused = refusalBy<ConfirmAnswer>(
  { codeWrong: () => ({ kind: 'wrong' }), signInOver: ({ message }) => ({ kind: 'over', message }) },
  refusalIn,
);
