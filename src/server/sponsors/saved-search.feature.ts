import type { Feature } from '../feature/feature.ts';
import { savedSearchRoutes } from './saved-search.routes.ts';
import { mailNewMatches, stopSearchMails, takeBackSearchMails } from './search-mails.service.ts';

export const savedSearchFeature: Feature = {
  name: 'saved-search',
  routes: savedSearchRoutes,
  jobs: (platform) => [{ pause: 5 * 60_000, run: (signal) => mailNewMatches(platform, signal) }],
  on: {
    'sponsor.suspended': (unit, { accountId }) => takeBackSearchMails(unit, accountId),
    'mails.stopped': async (unit, { list, id }) => (list === 'searches' ? stopSearchMails(unit, id) : undefined),
  },
};
