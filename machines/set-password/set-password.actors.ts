import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import { refusalBy, refusalIn } from '../refusal.ts';
import { type OpenAnswer, type SetAnswer, setPasswordMachine } from './set-password.machine.ts';

/** By the token of the link, which no chart knows. */
export const setPassword = (token: string) =>
  setPasswordMachine.provide({
    actors: {
      openPasswordLink: fromPromise<OpenAnswer>(({ signal }) =>
        ask('readPasswordLink', { query: { token }, signal })
          .then((owner): OpenAnswer => ({ kind: 'good', owner }))
          .catch(refusalBy<OpenAnswer>(deadLinks)),
      ),
      setPassword: fromPromise<SetAnswer, { password: string }>(({ input, signal }) =>
        ask('setPassword', { body: { token, ...input }, signal })
          .then((): SetAnswer => ({ kind: 'set' }))
          .catch(refusalBy<SetAnswer>(deadLinks, refusalIn)),
      ),
      renewPasswordLink: fromPromise<void>(async ({ signal }) => {
        await ask('renewPasswordLink', { body: { token }, signal });
      }),
    },
  });

const deadLinks = {
  linkExpired: () => ({ kind: 'expired' as const }),
  linkUsed: () => ({ kind: 'used' as const }),
  linkUnknown: () => ({ kind: 'unknown' as const }),
};
