import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { type AccountAnswer, ownAccountMachine } from './own-account.machine.ts';

export const ownAccount = (signed: SignedCall) =>
  ownAccountMachine.provide({
    actors: {
      readOwnAccount: fromPromise<AccountAnswer>(({ signal }) =>
        signed(signal, (call) => ask('readOwnAccount', { ...call, resolveStatus: { 404: 'missing' } })),
      ),
    },
  });
