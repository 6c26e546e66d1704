import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { ownSessionsMachine } from './own-sessions.machine.ts';

export const ownSessions = (signed: SignedCall) =>
  ownSessionsMachine.provide({
    actors: {
      listSessions: fromPromise(async ({ signal }) => (await signed(signal, (call) => ask('listSessions', call))).data),
    },
  });
