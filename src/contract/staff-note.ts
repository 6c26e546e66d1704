import { z } from 'zod';
import { lines, needed } from './fields.ts';
import { maxStaffNoteLength } from './staff-note-limits.ts';

export const staffNoteRequest = z.strictObject({ content: lines(maxStaffNoteLength, needed) });

const staffNote = z
  .object({
    _id: z.string(),
    author: z.string(),
    isOwn: z.boolean().describe('Only its author can delete a note.'),
    content: z.string(),
    createdAt: z.int(),
  })
  .meta({ id: 'StaffNote' });

export const staffNotesReply = z.object({
  fullName: z.string().describe('The name of the creator.'),
  data: z.array(staffNote).describe('The newest first.'),
});

export type StaffNoteRequest = z.output<typeof staffNoteRequest>;
export type StaffNote = z.infer<typeof staffNote>;
export type StaffNotesReply = z.infer<typeof staffNotesReply>;
