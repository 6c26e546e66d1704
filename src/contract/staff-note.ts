import { z } from 'zod';
import { lines, needed } from './fields.ts';
import { longestStaffNote } from './staff-note-limits.ts';

export const staffNoteRequest = z.strictObject({ content: lines(longestStaffNote, needed) });

const staffNote = z
  .object({
    _id: z.string(),
    author: z.string(),
    isOwn: z.boolean().describe('Only its author removes a note.'),
    content: z.string(),
    createdAt: z.int(),
  })
  .meta({ id: 'StaffNote' });

export const staffNotesReply = z.object({
  fullName: z.string().describe('Of the creator whom they are about.'),
  data: z.array(staffNote).describe('The latest first.'),
});

export type StaffNoteRequest = z.output<typeof staffNoteRequest>;
export type StaffNote = z.infer<typeof staffNote>;
export type StaffNotesReply = z.infer<typeof staffNotesReply>;
