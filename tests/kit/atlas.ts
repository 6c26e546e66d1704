import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countsOf, countsOnPage, flowPages, indexPage } from './atlas-pages.ts';
import { flows, journeys } from './flows.ts';
import { mutationScore } from './mutation.ts';

/** Mistakes are planted anew in the flows that are named; those of the others stand where they were counted. Without a name, in all. */
const named = process.argv.slice(2);
const unknown = named.find((name) => !flows[name]);
if (unknown) throw new Error(`There is no flow "${unknown}".`);

const folder = join(import.meta.dirname, '../../docs/machines');
const index = join(folder, 'README.md');
const before = existsSync(index) ? readFileSync(index, 'utf8') : '';
const counts: Parameters<typeof indexPage>[1] = {};
for (const [name, { model }] of Object.entries(flows)) {
  const own = journeys[name];
  if (!own) continue;
  const kept = named.length === 0 || named.includes(name) ? undefined : countsOnPage(before, name);
  counts[name] = kept ?? countsOf(await mutationScore(model, own));
}

mkdirSync(folder, { recursive: true });
for (const [name, text] of flowPages(flows, journeys)) writeFileSync(join(folder, name), text);
writeFileSync(index, indexPage(flows, counts));
