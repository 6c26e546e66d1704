import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Requirement {
  id: string;
  area: string;
  text: string;
}

const root = join(import.meta.dirname, '../..');

/** The numbered items of docs/requirements.md, without the OPEN ones: they are questions, which its table decides. */
export const listRequirements = (): Requirement[] =>
  [...readFileSync(join(root, 'docs/requirements.md'), 'utf8').matchAll(/^- \*\*(([A-Z]+)-\d+)\*\* (.*)$/gm)]
    .map(([, id = '', area = '', text = '']) => ({ id, area, text }))
    .filter(({ area }) => area !== 'OPEN');

/** A test names what it proves at the start of its title, in brackets. Ids in comments or elsewhere do not count. */
const citedInTitle = /['"`]((?:\[[A-Z]+-\d+(?:,\s*[A-Z]+-\d+)*\]\s*)+)/g;

/** Each cited id with the files that cite it. Journeys count: each is run as a test under its title. */
export function listCitations(): Map<string, Set<string>> {
  const citations = new Map<string, Set<string>>();
  for (const file of testFiles()) {
    for (const [, brackets = ''] of readFileSync(join(root, file), 'utf8').matchAll(citedInTitle)) {
      for (const [id] of brackets.matchAll(/[A-Z]+-\d+/g))
        citations.set(id, (citations.get(id) ?? new Set()).add(file));
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
