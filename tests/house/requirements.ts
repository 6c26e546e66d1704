import { listCitations, listRequirements } from './requirements-list.ts';

const wanted = process.argv.slice(2).map((area) => area.toUpperCase());
const citations = listCitations();
const requirements = listRequirements().filter(({ area }) => wanted.length === 0 || wanted.includes(area));
const lines = [...Map.groupBy(requirements, ({ area }) => area)].flatMap(([area, items]) => {
  const open = items.filter(({ id }) => !citations.has(id));
  const summary = `${area.padEnd(9)} ${items.length - open.length} / ${items.length}`;
  return wanted.length === 0 ? [summary] : [summary, ...open.map(({ id, text }) => `    ${id}  ${text}`)];
});
const open = requirements.filter(({ id }) => !citations.has(id));

process.stdout.write(
  `${lines.join('\n')}\n${requirements.length - open.length} of ${requirements.length} are cited by a test\n`,
);
process.exitCode = wanted.length > 0 && open.length > 0 ? 1 : 0;
