import { notAHexColour } from '#rules/blog-config.ts';
import type { Problem } from '#rules/problems.ts';

export const backgroundProblem = (text: string): Problem | null =>
  /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(text.trim()) ? null : notAHexColour;
