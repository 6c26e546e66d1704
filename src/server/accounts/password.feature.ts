import type { Feature } from '../feature.ts';
import { passwordRoutes } from './password.routes.ts';
import { deleteOldPasswordLinks } from './password-link.store.ts';
import { deleteOldPasswordRequests } from './password-request.store.ts';
import { passwordRequestJob } from './password-requests.ts';

const hour = 60 * 60_000;

export const passwordFeature: Feature = {
  name: 'password',
  routes: passwordRoutes,
  jobs: (platform) => [passwordRequestJob(platform)],
  sweeps: [
    ({ database }, now) => deleteOldPasswordLinks(database, now - 90 * 24 * hour),
    ({ database }, now) => deleteOldPasswordRequests(database, now - hour),
  ],
};
