import { languages } from '#contract/language.ts';
import * as z from '#rules/zod.ts';

const maxLine = 500;
const line = z.string().check(z.maxLength(maxLine));

/** What was found about a path. */
export const resultSchema = z.strictObject({
  flow: line,
  /** What was played: "path 7" or "state open.sending". */
  target: line,
  /** The same in words, as they were then; results of earlier versions do not say it. */
  title: z.optional(line),
  verdict: z.enum(['passed', 'failed']),
  note: z.string().check(z.maxLength(2_000)),
  at: z.int(),
  /** The number of the step that was judged; results of earlier versions do not say it, nor what follows. */
  step: z.optional(z.int()),
  commit: z.optional(z.nullable(line)),
  language: z.optional(z.enum(languages)),
  width: z.optional(z.int()),
  by: z.optional(line),
  /** By Play all: it does not replace what a person found. */
  isPlayed: z.optional(z.boolean()),
  /** The screen at the failing step, as a page. */
  picture: z.optional(z.string()),
});
export type Result = z.infer<typeof resultSchema>;

export const resultFileSchema = z.strictObject({ by: line, results: z.array(resultSchema).check(z.maxLength(5_000)) });

/** Results that a team keeps, by the names of their files; null for a file that has none. */
export interface ResultFile {
  file: string;
  results: Result[] | null;
}

/** What a file of results holds; earlier versions saved a bare list whose times were written out. */
export function resultsIn(content: string): Result[] | null {
  try {
    const json: unknown = JSON.parse(content);
    const file = Array.isArray(json)
      ? { by: '', results: json.map((each) => ({ ...each, at: Date.parse(Object(each).at) })) }
      : json;
    return resultFileSchema.safeParse(file).data?.results ?? null;
  } catch {
    return null;
  }
}

/** The words for a path or a state of a flow, in one line. */
export const titleOf = (flow: string, what: string): string => `${flow}: ${what}`.slice(0, maxLine);

/** Where the player shows what a result is about. */
export function addressOf({ flow, target, step }: Pick<Result, 'flow' | 'target' | 'step'>): string {
  const [, kind = '', name = ''] = /^(path|state) (.*)$/.exec(target) ?? [];
  return `${flow}?${kind}=${encodeURIComponent(name)}${step === undefined ? '' : `&step=${step}`}`;
}
