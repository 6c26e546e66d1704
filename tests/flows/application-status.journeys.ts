import { applicationStatusMachine } from '#machines/application-status/application-status.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { statusOnHold } from '#tests/kit/people.ts';

const calls = { fetchStatus: undefined };

export const journeys = journeysOf({
  machine: applicationStatusMachine,
  file: 'application-status/application-status.machine.ts',
  journeys: {
    '[APPLY-24] a link tells how its application stands'(open) {
      const page = open();
      page.sees('loading', { calls, holds: { status: null, message: null } });
      page.refuses({ type: 'call.retry' });
      page.answer('fetchStatus', { kind: 'known', status: statusOnHold });
      page.sees('ready', { over: undefined, holds: { status: statusOnHold } });
    },
    'a link that nobody was given says so'(open) {
      const page = open();
      page.answer('fetchStatus', { kind: 'unknown' });
      page.sees('unknown', { over: undefined, holds: { status: null } });
    },
    'a link that cannot be looked up can be tried again'(open) {
      const page = open();
      page.fail('fetchStatus', { message: 'Network Error' });
      page.sees('failed', { holds: { message: 'Network Error', status: null } });
      page.send({ type: 'call.retry' });
      page.sees('loading', { calls });
    },
  },
});
