import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Flow } from './flow.ts';
import type { Journeys } from './journey.ts';

const folder = join(import.meta.dirname, '../flows');

/** What each file of one kind under tests/flows exports by a name, by the name of the flow: a new one is found by itself. */
export async function found<Part>(kind: string, exported: string): Promise<Record<string, Part>> {
  const names = readdirSync(folder).filter((name) => name.endsWith(`.${kind}.ts`));
  const load = async (name: string): Promise<[string, Part]> => {
    const module: Record<string, Part> = await import(/* @vite-ignore */ pathToFileURL(join(folder, name)).href);
    const part = module[exported];
    if (part === undefined) throw new Error(`tests/flows/${name} exports no "${exported}".`);
    return [basename(name, `.${kind}.ts`), part];
  };
  return Object.fromEntries(await Promise.all(names.toSorted().map(load)));
}

/** Every chart of the product, by the name of its page in docs/machines. */
export const flows: Record<string, Flow> = await found('flow', 'flow');

/** The journeys of every chart, by the same names. */
export const journeys: Record<string, Journeys> = await found('journeys', 'journeys');
