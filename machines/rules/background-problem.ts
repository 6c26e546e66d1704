import { notAHexColour } from '#rules/blog-config.ts';
import type { Problem } from '#rules/problems.ts';

/** What is wrong with a background that was typed, if anything is: it is written with # and 3 or 6 digits. */
export const backgroundProblem = (text: string): Problem | null =>
  /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(text.trim()) ? null : notAHexColour;
