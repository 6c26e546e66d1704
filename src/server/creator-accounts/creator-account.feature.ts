import { advance } from '../db/advance.ts';
import type { Feature } from '../feature/feature.ts';
import { creatorAccounts } from './creator-account.lifecycle.ts';

export const creatorAccountFeature: Feature = {
  name: 'creator-account',
  on: {
    'bank.verified': (unit, { accountId }) => advance(unit, creatorAccounts, accountId, { type: 'account.activate' }),
  },
};
