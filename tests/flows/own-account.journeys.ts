import { ownAccountMachine } from '#machines/own-account/own-account.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { account } from './own-account.flow.ts';

const loading = { calls: { readOwnAccount: undefined } };
const retry = { type: 'call.retry' } as const;

export const journeys = journeysOf({
  machine: ownAccountMachine,
  file: 'own-account/own-account.machine.ts',
  journeys: {
    'reads the account, and again once it has changed'(open) {
      const page = open();
      page.isIn('loading', { ...loading, context: { account: null } });
      page.rejects(retry);
      page.answer('readOwnAccount', account);
      page.isIn('ready', { context: { account } });
      page.rejects(retry);
      page.send({ type: 'account.refresh' });
      page.isIn('loading', { ...loading, context: { account: null } });
    },
    'tells nothing where the server does not know it'(open) {
      const page = open();
      page.answer('readOwnAccount', 'missing');
      page.isIn('missing', { context: { account: null } });
      page.rejects(retry);
    },
    'reads it again on Try again'(open) {
      const page = open();
      page.fail('readOwnAccount');
      page.isIn('failed', { context: { account: null } });
      page.send(retry);
      page.isIn('loading', loading);
    },
  },
});
