import { fromPromise } from 'xstate';
import { readPasswordLink, renewPasswordLink, setPassword as sendPassword } from '#api/password.ts';
import { errorBodyOf } from '#rules/error-body.ts';
import { type OpenAnswer, type SetAnswer, setPasswordMachine } from './set-password.machine.ts';

export const setPassword = setPasswordMachine.provide({
  actors: {
    openPasswordLink: fromPromise<OpenAnswer, { token: string }>(({ input, signal }) =>
      readPasswordLink(input.token, { signal })
        .then((owner): OpenAnswer => ({ kind: 'good', owner }))
        .catch(linkAnswer),
    ),
    setPassword: fromPromise<SetAnswer, { token: string; password: string }>(({ input, signal }) =>
      sendPassword(input, { signal })
        .then((): SetAnswer => ({ kind: 'set' }))
        .catch(setAnswer),
    ),
    renewPasswordLink: fromPromise<void, { token: string }>(({ input, signal }) =>
      renewPasswordLink(input.token, { signal }),
    ),
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
