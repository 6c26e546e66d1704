import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import { refusedFieldsIn } from '../refused-fields.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { type ChangeAnswer, type PasswordChange, passwordChangeMachine } from './password-change.machine.ts';

export const passwordChange = (signed: SignedCall) =>
  passwordChangeMachine.provide({
    actors: {
      changePassword: fromPromise<ChangeAnswer, PasswordChange>(({ input: body, signal }) =>
        signed(signal, (call) => ask('changePassword', { body, ...call }))
          .then((): ChangeAnswer => ({ kind: 'changed' }))
          .catch(refusedFieldsIn),
      ),
    },
  });
