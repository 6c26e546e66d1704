import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import { type Question, type UsernameAnswer, usernameCheckMachine } from './username-check.machine.ts';

export const usernameCheck = usernameCheckMachine.provide({
  actors: {
    checkUsername: fromPromise<UsernameAnswer, Question>(async ({ input: { username, applicationId }, signal }) => {
      const query = applicationId === null ? {} : { applicationId };
      const verdict = { ...(await ask('checkUsername', { params: { username }, query, signal })), username };
      return { kind: verdict.canApply ? 'free' : 'taken', verdict };
    }),
  },
});
