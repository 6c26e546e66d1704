import { maxStaffNoteLength } from '#contract/back-office-choices.ts';
import { type Problem, tooLong } from '#rules/problems.ts';

/** An empty note is no error: it has not been started. */
export const staffNoteProblem = (content: string): Problem | null =>
  content.trim().length > maxStaffNoteLength ? tooLong(maxStaffNoteLength) : null;

export const isNote = (content: string): boolean => content.trim() !== '' && staffNoteProblem(content) === null;
