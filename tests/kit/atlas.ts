import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { flowPage } from './flow-page.ts';
import { flows, journeys } from './flows.ts';
import { countsOf, countsOnPage, indexPage, type MutationCounts } from './index-page.ts';
import { mutationScore } from './mutation.ts';

/** Writes docs/machines. Mistakes are planted again in the flows that are named, or in all without a name. */
const named = process.argv.slice(2);
const unknown = named.find((name) => !flows[name]);
if (unknown) throw new Error(`There is no flow "${unknown}".`);

const folder = join(import.meta.dirname, '../../docs/machines');
const index = join(folder, 'README.md');
const before = existsSync(index) ? readFileSync(index, 'utf8') : '';
const counts: Record<string, MutationCounts> = {};
mkdirSync(folder, { recursive: true });
for (const [name, flow] of Object.entries(flows)) {
  const own = journeys[name];
  if (!own) continue;
  writeFileSync(join(folder, `${name}.md`), flowPage(flow, own));
  const isNamed = named.length === 0 || named.includes(name);
  counts[name] = (isNamed ? undefined : countsOnPage(before, name)) ?? countsOf(await mutationScore(flow.model, own));
}
writeFileSync(index, indexPage(flows, counts));
