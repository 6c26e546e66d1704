import { fromPromise } from 'xstate';
import { checkEmail } from '#api/email-verification.ts';
import type { CheckEmailReply } from '#contract/email-verification.ts';
import { emailCheckMachine } from './email-check.machine.ts';

export const emailCheck = emailCheckMachine.provide({
  actors: {
    checkEmail: fromPromise<CheckEmailReply, { email: string }>(({ input, signal }) =>
      checkEmail(input.email, { signal }),
    ),
  },
});
