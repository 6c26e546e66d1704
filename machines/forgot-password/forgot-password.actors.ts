import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import { refusalIn } from '../refusal.ts';
import { type AskAnswer, forgotPasswordMachine } from './forgot-password.machine.ts';

export const forgotPassword = forgotPasswordMachine.provide({
  actors: {
    askForLink: fromPromise<AskAnswer, { email: string }>(({ input, signal }) =>
      ask('forgotPassword', { body: input, signal })
        .then((): AskAnswer => ({ kind: 'sent' }))
        .catch(refusalIn),
    ),
  },
});
