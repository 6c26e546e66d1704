import type { Feature } from '../feature.ts';
import { utcDay } from '../lib/utc-day.ts';
import { visitRoutes } from './visits.routes.ts';
import { deleteVisitsBefore } from './visits.store.ts';
import { Visits } from './visits.ts';

const day = 24 * 60 * 60_000;
const keptDays = 400;

export const visitsFeature: Feature = {
  name: 'visits',
  routes: visitRoutes,
  pages: (app, platform) => {
    const visits = new Visits(platform);
    app.decorate('visits', visits);
    app.addHook('onClose', () => visits.write());
  },
  jobs: (_platform, { visits }) => [{ pause: 30_000, run: () => visits.write() }],
  sweeps: [({ database }, now) => deleteVisitsBefore(database, utcDay(now - keptDays * day))],
};
