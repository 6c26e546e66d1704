import { fromPromise } from 'xstate';
import { readApplicationStatus } from '#api/application.ts';
import { errorBodyOf } from '#rules/error-body.ts';
import { applicationStatusMachine, type StatusAnswer } from './application-status.machine.ts';

export const applicationStatus = applicationStatusMachine.provide({
  actors: {
    fetchStatus: fromPromise<StatusAnswer, { token: string }>(async ({ input, signal }) => {
      try {
        return { kind: 'known', status: await readApplicationStatus(input.token, { signal }) };
      } catch (failure) {
        if (errorBodyOf(failure)?.code === 'notFound') return { kind: 'unknown' };
        throw failure;
      }
    }),
  },
});
