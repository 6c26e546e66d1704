import type { Feature } from '../feature/feature.ts';
import { discoveryRoutes } from './discovery.routes.ts';
import { projectCreator, projectOutdated } from './project-creator.ts';

export const discoveryFeature: Feature = {
  name: 'discovery',
  routes: discoveryRoutes,
  jobs: (platform) => [{ pause: 60_000, run: () => projectOutdated(platform) }],
  on: {
    'creator.changed': async (unit, { accountId }) => unit.beforeCommit(() => projectCreator(unit, accountId)),
  },
};
