import type { Told } from '#tests/kit/catalogue.ts';
import { journeys } from './journeys.ts';
import { models } from './models.ts';
import { words } from './words.ts';

/** What the page of each chart says beside what is walked. */
export const told: Record<string, Told> = Object.fromEntries(
  Object.keys(models).map((name) => [name, { words: words[name] ?? {}, journeys: journeys[name]?.titles ?? [] }]),
);
