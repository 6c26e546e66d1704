import { z } from 'zod';
import { visibleText } from './visible-text.ts';

/**
 * User text without bidirectional control characters that would reorder the text after them. Phones put some of
 * them into Arabic and Hebrew, so they are left out and not refused; in a list or a subject they would turn one name
 * into another.
 */
const written = z.string().overwrite((text) => text.replace(/\p{Bidi_Control}+/gu, ''));

type Shape = (text: z.ZodString) => z.ZodString;

const asItIs: Shape = (text) => text;
export const trimmed: Shape = (text) => text.trim();
/** Invisible characters alone are no text. */
export const needed: Shape = (text) =>
  text
    .overwrite((value) => (visibleText(value) === '' ? '' : value))
    .trim()
    .min(1);

/** A text of one line, without control characters. */
export const line = (max: number, shape = asItIs) =>
  shape(written)
    .max(max)
    .regex(/^\P{Cc}*$/u);

/** A text that may have tabs and breaks, but no other control characters. */
export const lines = (max: number, shape = asItIs) =>
  shape(written)
    .max(max)
    .regex(/^(?:\P{Cc}|[\t\r\n])*$/u);

/** An address to write to. An empty one is missing, not wrong. */
export const emailField = z.string().trim().min(1).max(254).pipe(z.email());

/** A text that is looked for. Control characters, which PostgreSQL cannot compare, become U+FFFD, which nothing matches. */
export const searchText = (max: number, shape = asItIs) =>
  shape(z.string().overwrite((text) => text.replace(/[^\P{Cc}\t\r\n]/gu, '\uFFFD'))).max(max);

/** What a record of ours is known by. */
export const recordId = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w-]*$/);

/** The key of a list entry: a code, or a number of an external list. */
export const entryId = z.string().regex(/^[\w.-]{1,64}$/);

/** What a link that was mailed carries. */
export const linkToken = line(200, needed);

export const idParams = z.object({ id: recordId });

/** It is done, and there is nothing to say of it. */
export const acknowledgedReply = z.object({ success: z.literal(true) });
