import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { journeys } from '#tests/paths/journeys.ts';
import { models } from '#tests/paths/models.ts';
import { told } from '#tests/paths/told.ts';
import { flowPages, indexPage } from './atlas-pages.ts';
import { type MutationScore, mutationScore } from './mutation.ts';

const folder = join(import.meta.dirname, '../../docs/machines');
const scores: Record<string, MutationScore> = {};
for (const [name, model] of Object.entries(models)) {
  const own = journeys[name];
  if (own) scores[name] = await mutationScore(model, own);
}

mkdirSync(folder, { recursive: true });
for (const [name, text] of flowPages(models, told)) writeFileSync(join(folder, name), text);
writeFileSync(join(folder, 'README.md'), indexPage(models, scores));
