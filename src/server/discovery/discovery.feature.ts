import type { Feature } from '../platform/feature.ts';
import { discoveryRoutes } from './discovery.routes.ts';
import { projectOlderEntries } from './project-older-entries.ts';

export const discoveryFeature: Feature = {
  name: 'discovery',
  routes: discoveryRoutes,
  jobs: (platform) => [{ pause: 10 * 60_000, run: (signal) => projectOlderEntries(platform, signal) }],
};
