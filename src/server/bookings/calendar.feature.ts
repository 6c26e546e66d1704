import type { Feature } from '../feature.ts';
import { calendarPages, calendarRoutes } from './calendar.routes.ts';

export const calendarFeature: Feature = {
  name: 'calendar',
  routes: calendarRoutes,
  pages: calendarPages,
};
