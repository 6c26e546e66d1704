import { fromPromise } from 'xstate';
import { readPasswordLink, renewPasswordLink, setPassword as sendPassword } from '#api/password.ts';
import { errorBodyOf } from '#rules/error-body.ts';
import { type DeadLink, type OpenAnswer, type SetAnswer, setPasswordMachine } from './set-password.machine.ts';

/** By the token of the link, which no chart knows. */
export const setPassword = (token: string) =>
  setPasswordMachine.provide({
    actors: {
      openPasswordLink: fromPromise<OpenAnswer>(({ signal }) =>
        readPasswordLink(token, { signal })
          .then((owner): OpenAnswer => ({ kind: 'good', owner }))
          .catch(deadLink),
      ),
      setPassword: fromPromise<SetAnswer, { password: string }>(({ input, signal }) =>
        sendPassword({ token, ...input }, { signal })
          .then((): SetAnswer => ({ kind: 'set' }))
          .catch(setAnswer),
      ),
      renewPasswordLink: fromPromise<void>(({ signal }) => renewPasswordLink(token, { signal })),
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
