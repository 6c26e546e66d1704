import { undoMs } from '#machines/lifecycles/application.machine.ts';

/** Clocks of two processes may differ by so much: a decision's mails leave only once no other process takes it back any more. */
const graceMs = 3_000;

/** So long a mail about a decision waits, in which a second thought can take it back. */
export const decisionMailsLeaveMs = undoMs + graceMs;
