import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { models } from '#tests/paths/models.ts';
import { atlasPages } from './atlas-pages.ts';

const folder = join(import.meta.dirname, '../../docs/machines');

mkdirSync(folder, { recursive: true });
for (const [name, text] of atlasPages(models)) writeFileSync(join(folder, name), text);
