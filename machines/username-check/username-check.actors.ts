import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import { type Question, type UsernameVerdict, usernameCheckMachine } from './username-check.machine.ts';

export const usernameCheck = usernameCheckMachine.provide({
  actors: {
    checkUsername: fromPromise<UsernameVerdict, Question>(async ({ input: { username, applicationId }, signal }) => {
      const query = applicationId === null ? {} : { applicationId };
      return { ...(await ask('checkUsername', { params: { username }, query, signal })), username };
    }),
  },
});
