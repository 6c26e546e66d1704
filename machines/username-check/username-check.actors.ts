import { fromPromise } from 'xstate';
import { checkUsername } from '#api/application.ts';
import { type Question, type UsernameVerdict, usernameCheckMachine } from './username-check.machine.ts';

export const usernameCheck = usernameCheckMachine.provide({
  actors: {
    checkUsername: fromPromise<UsernameVerdict, Question>(async ({ input, signal }) => ({
      ...(await checkUsername(input, { signal })),
      username: input.username,
    })),
  },
});
