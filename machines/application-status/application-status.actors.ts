import { fromPromise } from 'xstate';
import { readApplicationStatus } from '#api/application.ts';
import { errorBodyOf } from '#rules/error-body.ts';
import { applicationStatusMachine, type StatusAnswer } from './application-status.machine.ts';

/** By the token of the link, which no chart knows. */
export const applicationStatus = (token: string) =>
  applicationStatusMachine.provide({
    actors: {
      fetchStatus: fromPromise<StatusAnswer>(async ({ signal }) => {
        try {
          return { kind: 'known', status: await readApplicationStatus(token, { signal }) };
        } catch (failure) {
          if (errorBodyOf(failure)?.code === 'notFound') return { kind: 'unknown' };
          throw failure;
        }
      }),
    },
  });
