import type { Feature } from '../platform/feature.ts';
import { directoryOf } from './directory.ts';
import { discoveryRoutes } from './discovery.routes.ts';
import { projectOlderEntries } from './project-older-entries.ts';

export const discoveryFeature: Feature = {
  name: 'discovery',
  routes: discoveryRoutes,
  jobs: (platform) => [{ pause: 10 * 60_000, run: (signal) => projectOlderEntries(platform, signal) }],
  // Once a row is erased no version tells of it: what was closed before has to be taken in by then, whoever searches.
  sweeps: [(platform) => directoryOf(platform).current()],
};
