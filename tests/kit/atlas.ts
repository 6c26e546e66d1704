import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { flowPages, indexPage } from './atlas-pages.ts';
import { flows, journeys } from './flows.ts';
import { type MutationScore, mutationScore } from './mutation.ts';

const folder = join(import.meta.dirname, '../../docs/machines');
const scores: Record<string, MutationScore> = {};
for (const [name, { model }] of Object.entries(flows)) {
  const own = journeys[name];
  if (own) scores[name] = await mutationScore(model, own);
}

mkdirSync(folder, { recursive: true });
for (const [name, text] of flowPages(flows, journeys)) writeFileSync(join(folder, name), text);
writeFileSync(join(folder, 'README.md'), indexPage(flows, scores));
