import { ownAccountMachine } from '#machines/own-account/own-account.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { account } from './own-account.flow.ts';

const asked = { calls: { readOwnAccount: undefined } };
const retry = { type: 'call.retry' } as const;

export const journeys = journeysOf({
  machine: ownAccountMachine,
  file: 'own-account/own-account.machine.ts',
  journeys: {
    'the account is read once'(open) {
      const page = open();
      page.sees('loading', { ...asked, holds: { account: null } });
      page.refuses(retry);
      page.answer('readOwnAccount', account);
      page.sees('ready', { holds: { account } });
      page.refuses(retry);
    },
    'a call that fails is made again on demand'(open) {
      const page = open();
      page.fail('readOwnAccount');
      page.sees('failed', { holds: { account: null } });
      page.send(retry);
      page.sees('loading', asked);
    },
  },
});
