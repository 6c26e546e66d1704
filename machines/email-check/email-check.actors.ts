import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import type { CheckEmailReply } from '#contract/email-verification.ts';
import { emailCheckMachine } from './email-check.machine.ts';

export const emailCheck = emailCheckMachine.provide({
  actors: {
    checkEmail: fromPromise<CheckEmailReply, { email: string }>(({ input, signal }) =>
      ask('checkEmail', { body: input, signal }),
    ),
  },
});
