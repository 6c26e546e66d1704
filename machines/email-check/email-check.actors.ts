import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import { type AddressAnswer, emailCheckMachine } from './email-check.machine.ts';

export const emailCheck = emailCheckMachine.provide({
  actors: {
    checkEmail: fromPromise<AddressAnswer, { email: string }>(async ({ input, signal }) => {
      const { available, message } = await ask('checkEmail', { body: input, signal });
      return available ? { kind: 'available' } : { kind: 'taken', message };
    }),
  },
});
