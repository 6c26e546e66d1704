import type { Feature } from '../feature.ts';
import { staffNoteRoutes } from './staff-note.routes.ts';

export const staffNoteFeature: Feature = {
  name: 'staff-note',
  routes: staffNoteRoutes,
};
