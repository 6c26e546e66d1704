import type { Feature } from '../platform/feature.ts';
import { up as calendar } from './0014-calendar.migration.ts';
import { calendarPages, calendarRoutes } from './calendar.routes.ts';

export const calendarFeature: Feature = {
  name: 'calendar',
  routes: calendarRoutes,
  pages: calendarPages,
  migrations: { '0014-calendar': { up: calendar } },
};
