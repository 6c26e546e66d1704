import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import { refusalBy } from '../refusal.ts';
import { applicationStatusMachine, type StatusAnswer } from './application-status.machine.ts';

/** By the token of the link, which no chart knows. */
export const applicationStatus = (token: string) =>
  applicationStatusMachine.provide({
    actors: {
      fetchStatus: fromPromise<StatusAnswer>(({ signal }) =>
        ask('readApplicationStatus', { query: { token }, signal })
          .then((status): StatusAnswer => ({ kind: 'known', status }))
          .catch(refusalBy<StatusAnswer>({ notFound: () => ({ kind: 'unknown' }) })),
      ),
    },
  });
