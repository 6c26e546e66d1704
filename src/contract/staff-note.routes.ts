import { type RouteTable, wire } from './route.ts';
import type { staffNoteRequest, staffNotesReply } from './staff-note.ts';

export const staffNoteRoutes = {
  readStaffNotes: {
    method: 'GET',
    path: '/admin/creators/:id/notes',
    wire: wire<{ needsSession: true; answer: typeof staffNotesReply }>(),
  },
  addStaffNote: {
    method: 'POST',
    path: '/admin/creators/:id/notes',
    wire: wire<{
      needsSession: true;
      isIdempotent: true;
      body: typeof staffNoteRequest;
      answer: typeof staffNotesReply;
    }>(),
  },
  removeStaffNote: {
    method: 'POST',
    path: '/admin/notes/:id/remove',
    wire: wire<{ needsSession: true; isIdempotent: true; answer: typeof staffNotesReply }>(),
  },
} as const satisfies RouteTable;
