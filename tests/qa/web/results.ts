import { defineStored } from '#machines/storage.ts';
import * as z from '#rules/zod.ts';

const result = z.object({
  flow: z.string(),
  /** What was played: "path 7" or "state open.sending". */
  target: z.string(),
  verdict: z.enum(['passed', 'failed']),
  note: z.string(),
  at: z.number(),
});
export type Result = z.infer<typeof result>;

/** What this tester has found, in this browser. */
const stored = defineStored({ key: 'vaya.qa.results', area: 'local', schema: z.array(result), isPlain: true });

export const readResults = (): Result[] => stored.read() ?? [];

const resultsOf = (flow: string): Result[] => (stored.read() ?? []).filter((each) => each.flow === flow);

export function lastResultOf(flow: string): string {
  const results = resultsOf(flow);
  const last = results.toSorted((one, other) => other.at - one.at)[0];
  if (!last) return 'Not run yet';
  const failed = results.filter(({ verdict }) => verdict === 'failed').length;
  const sum = failed === 0 ? `${results.length} passed` : `${failed} of ${results.length} failed`;
  return `${new Date(last.at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })}: ${sum}`;
}
