import type { FlowSummary } from '../flow-details.ts';
import { addressOf, type Result } from '../result.ts';

type NamedFlow = Pick<FlowSummary, 'name' | 'title'>;

/** All results by flow, with the address of each path below `origin`. */
export function resultsAsMarkdown(results: readonly Result[], flows: readonly NamedFlow[], origin: string): string {
  const failed = results.filter(({ verdict }) => verdict === 'failed').length;
  const titles = new Map(flows.map(({ name, title }) => [name, title]));
  const sections = [...Map.groupBy(results, ({ flow }) => titles.get(flow) ?? flow)]
    .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
    .map(
      ([title, those]) =>
        `## ${title}\n\n${inOrder(those)
          .map((result) => lineOf(result, origin))
          .join('\n')}`,
    );
  const counts = `${results.length - failed} passed, ${failed} failed.`;
  return `${['# Results', counts, ...sections].join('\n\n')}\n`;
}

/** As the files of tests/qa/results. */
export const resultsAsJson = (by: string, results: readonly Result[]): string =>
  JSON.stringify({ by, results: inOrder(results) }, null, 2);

const inOrder = (results: readonly Result[]): Result[] =>
  results.toSorted(
    (one, other) =>
      one.flow.localeCompare(other.flow, 'en') || one.target.localeCompare(other.target, 'en', { numeric: true }),
  );

function lineOf(result: Result, origin: string): string {
  const { target, title = target, verdict, note, at } = result;
  const link = `[${title}](${origin}/qa/${addressOf(result)})`;
  const lines = note.split('\n').filter((line) => line.trim() !== '');
  return [
    `- ${link}: **${verdict}** on ${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    ...lines.map((line) => `  > ${line}`),
  ].join('\n');
}
