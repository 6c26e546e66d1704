import { z } from 'zod';

/** Parses a JSON column. Its schema has a default for every property that rows of an earlier release may lack. */
export const parseStored = <Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> =>
  schema.parse(JSON.parse(text));

/** Parses a column that maps names to texts. */
export const parseStoredTexts = (text: string): Record<string, string> =>
  parseStored(z.record(z.string(), z.string()), text);
