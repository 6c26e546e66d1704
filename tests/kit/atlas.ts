import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { flowPage } from './flow-page.ts';
import { flows, journeys } from './flows.ts';
import { indexPage } from './index-page.ts';

/** Writes docs/machines: the pages of the flows that are named, or of all without a name. */
const named = process.argv.slice(2);
const unknown = named.find((name) => !flows[name]);
if (unknown) throw new Error(`There is no flow "${unknown}".`);

const folder = join(import.meta.dirname, '../../docs/machines');
mkdirSync(folder, { recursive: true });
for (const [name, flow] of Object.entries(flows)) {
  const own = journeys[name];
  if (own && (named.length === 0 || named.includes(name)))
    writeFileSync(join(folder, `${name}.md`), flowPage(flow, own));
}
writeFileSync(join(folder, 'README.md'), indexPage(flows));
