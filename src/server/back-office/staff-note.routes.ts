import type { FastifyInstance } from 'fastify';
import { idParams } from '#contract/fields.ts';
import { staffNoteRequest, staffNotesReply } from '#contract/staff-note.ts';
import type { Platform } from '../db/platform.ts';
import { bind } from '../http/bind.ts';
import { addStaffNote, readStaffNotes, removeStaffNote } from './staff-note.service.ts';

const staff = { access: ['staff'] } as const;

export function staffNoteRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, 'readStaffNotes', {
    ...staff,
    summary: 'List the staff notes about a creator',
    params: idParams,
    reply: staffNotesReply,
    handle: ({ params, signedIn }) => readStaffNotes(platform, params.id, signedIn),
  });
  bind(app, 'addStaffNote', {
    ...staff,
    summary: 'Add a staff note about a creator',
    params: idParams,
    body: staffNoteRequest,
    reply: staffNotesReply,
    handle: ({ params, body, signedIn, actor }) => addStaffNote(platform, params.id, body, { signedIn, by: actor }),
  });
  bind(app, 'removeStaffNote', {
    ...staff,
    summary: 'Delete one of my staff notes',
    params: idParams,
    reply: staffNotesReply,
    handle: ({ params, signedIn, actor }) => removeStaffNote(platform, params.id, { signedIn, by: actor }),
  });
}
