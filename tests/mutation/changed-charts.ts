import { dirname } from 'node:path';
import { changedFiles } from '#tests/kit/changed.ts';
import { journeys } from '#tests/kit/flows.ts';

/** The flows with a changed file in the folder of their chart, by name. */
export function changedFlows(): string[] {
  const folders = new Set(changedFiles('machines')?.map(dirname));
  return Object.entries(journeys)
    .filter(([, { file }]) => folders.has(`machines/${dirname(file)}`))
    .map(([name]) => name);
}
