import { maxStaffNoteLength } from '#contract/staff-note-limits.ts';
import { type Problem, tooLong } from '#rules/problems.ts';

/** What is wrong with a note that is being written; an empty one is merely not begun. */
export const staffNoteProblem = (content: string): Problem | null =>
  content.trim().length > maxStaffNoteLength ? tooLong(maxStaffNoteLength) : null;

export const isNote = (content: string): boolean => content.trim() !== '' && staffNoteProblem(content) === null;
