import type { Feature } from '../platform/feature.ts';
import { up as staffNotes } from './0020-staff-notes.migration.ts';
import { staffNoteRoutes } from './staff-note.routes.ts';

export const staffNoteFeature: Feature = {
  name: 'staff-note',
  routes: staffNoteRoutes,
  migrations: { '0020-staff-notes': { up: staffNotes } },
};
