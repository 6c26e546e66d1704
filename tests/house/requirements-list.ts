import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Requirement {
  id: string;
  area: string;
  text: string;
}

const root = join(import.meta.dirname, '../..');

/** The numbered items of docs/requirements.md; what is merely left open has no test to cite it. */
export const listRequirements = (): Requirement[] =>
  [...readFileSync(join(root, 'docs/requirements.md'), 'utf8').matchAll(/^- \*\*(([A-Z]+)-\d+)\*\* (.*)$/gm)]
    .map(([, id = '', area = '', text = '']) => ({ id, area, text }))
    .filter(({ area }) => area !== 'OPEN');

/** Each id that stands in brackets in a test file, wherever it lies, with the files that cite it. */
export function listCitations(): Map<string, Set<string>> {
  const citations = new Map<string, Set<string>>();
  for (const file of testFiles()) {
    for (const [, list = ''] of readFileSync(join(root, file), 'utf8').matchAll(
      /\[([A-Z]+-\d+(?:,\s*[A-Z]+-\d+)*)\]/g,
    )) {
      for (const id of list.split(/,\s*/)) citations.set(id, (citations.get(id) ?? new Set()).add(file));
    }
  }
  return citations;
}

const testFiles = () =>
  ['tests', 'src', 'machines'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(test|journeys)\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  );
