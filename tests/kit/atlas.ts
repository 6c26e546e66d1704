import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { models } from '#tests/paths/models.ts';
import { flowPages, indexPage } from './atlas-pages.ts';
import { mutationScore } from './mutation.ts';

const folder = join(import.meta.dirname, '../../docs/machines');
const scores = Object.fromEntries(Object.entries(models).map(([name, model]) => [name, mutationScore(model)]));

mkdirSync(folder, { recursive: true });
for (const [name, text] of flowPages(models)) writeFileSync(join(folder, name), text);
writeFileSync(join(folder, 'README.md'), indexPage(models, scores));
