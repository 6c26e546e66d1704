import { fromPromise } from 'xstate';
import { forgotPassword as askForLink } from '#api/password.ts';
import { refusalIn } from '../refusal.ts';
import { type AskAnswer, forgotPasswordMachine } from './forgot-password.machine.ts';

export const forgotPassword = forgotPasswordMachine.provide({
  actors: {
    askForLink: fromPromise<AskAnswer, { email: string }>(({ input, signal }) =>
      askForLink(input.email, { signal })
        .then((): AskAnswer => ({ kind: 'asked' }))
        .catch(refusalIn),
    ),
  },
});
