import type { Feature } from '../feature.ts';
import { discoveryRoutes } from './discovery.routes.ts';
import { projectCreator } from './project-creator.ts';

export const discoveryFeature: Feature = {
  name: 'discovery',
  routes: discoveryRoutes,
  on: {
    'creator.changed': async (unit, { accountId }) => unit.beforeCommit(() => projectCreator(unit, accountId)),
  },
};
