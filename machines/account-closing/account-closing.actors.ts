import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import { refusedFieldsIn } from '../refused-fields.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { accountClosingMachine, type CloseAnswer, type ClosingFields } from './account-closing.machine.ts';

export const accountClosing = (signed: SignedCall) =>
  accountClosingMachine.provide({
    actors: {
      closeAccount: fromPromise<CloseAnswer, ClosingFields>(({ input: body, signal }) =>
        signed(signal, (call) => ask('closeAccount', { body, ...call }))
          .then(({ erasedOn }): CloseAnswer => ({ kind: 'closed', erasedOn }))
          .catch(refusedFieldsIn),
      ),
    },
  });
