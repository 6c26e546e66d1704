import { fromPromise } from 'xstate';
import { readPasswordLink, renewPasswordLink, setPassword as sendPassword } from '#api/password.ts';
import { errorBodyOf } from '#rules/error-body.ts';
import { type OpenAnswer, type SetAnswer, setPasswordMachine } from './set-password.machine.ts';

/** By the token of the link, which no chart knows. */
export const setPassword = (token: string) =>
  setPasswordMachine.provide({
    actors: {
      openPasswordLink: fromPromise<OpenAnswer>(({ signal }) =>
        readPasswordLink(token, { signal })
          .then((owner): OpenAnswer => ({ kind: 'good', owner }))
          .catch(linkAnswer),
      ),
      setPassword: fromPromise<SetAnswer, { password: string }>(({ input, signal }) =>
        sendPassword({ token, ...input }, { signal })
          .then((): SetAnswer => ({ kind: 'set' }))
          .catch(setAnswer),
      ),
      renewPasswordLink: fromPromise<void>(({ signal }) => renewPasswordLink(token, { signal })),
    },
  });

function linkAnswer(failure: unknown): OpenAnswer {
  const code = errorBodyOf(failure)?.code;
  if (code === 'linkExpired' || code === 'linkUsed') return { kind: 'expired' };
  if (code === 'linkUnknown') return { kind: 'unknown' };
  throw failure;
}

function setAnswer(failure: unknown): SetAnswer {
  const body = errorBodyOf(failure);
  if (body === null) throw failure;
  return body.code === 'linkExpired' || body.code === 'linkUnknown'
    ? { kind: 'expired' }
    : { kind: 'refused', message: body.message };
}
