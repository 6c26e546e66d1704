import { z } from 'zod';

/** A text of one line, without control characters. */
export const line = (most: number, text = z.string()) => text.max(most).regex(/^\P{Cc}*$/u);

/** A text that may have tabs and breaks, but no other control characters. */
export const lines = (most: number, text = z.string()) => text.max(most).regex(/^(?:\P{Cc}|[\t\r\n])*$/u);

/** What a record of ours is known by. */
export const recordId = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w-]*$/);

/** What an entry of a list is known by: a code, or a number of somebody else's. */
export const entryId = z.string().regex(/^[\w.-]{1,64}$/);

/** What a link that was mailed carries. */
export const linkToken = z.string().min(1).max(200);

export const idParams = z.object({ id: recordId });
