import { fromPromise } from 'xstate';
import { readPasswordLink, renewPasswordLink, setPassword as sendPassword } from '#api/password.ts';
import { errorBodyOf } from '#rules/error-body.ts';
import { type DeadLink, type OpenAnswer, type SetAnswer, setPasswordMachine } from './set-password.machine.ts';

export const setPassword = setPasswordMachine.provide({
  actors: {
    openPasswordLink: fromPromise<OpenAnswer, { token: string }>(({ input, signal }) =>
      readPasswordLink(input.token, { signal })
        .then((owner): OpenAnswer => ({ kind: 'good', owner }))
        .catch(deadLink),
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

function setAnswer(failure: unknown): SetAnswer {
  const body = errorBodyOf(failure);
  if (body === null) throw failure;
  return deadLinks[body.code] ?? { kind: 'refused', message: body.message };
}

function deadLink(failure: unknown): DeadLink {
  const link = deadLinks[errorBodyOf(failure)?.code ?? ''];
  if (link) return link;
  throw failure;
}

const deadLinks: Partial<Record<string, DeadLink>> = {
  linkExpired: { kind: 'expired' },
  linkUsed: { kind: 'used' },
  linkUnknown: { kind: 'unknown' },
};
