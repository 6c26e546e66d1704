import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const server = 'src/server/';
const base = ['lib', 'db', 'http'];

/** The files outside of folders assemble the server: they import every folder, and no folder imports them. */
const folderOf = (file: string): string => {
  const [folder = '', rest] = file.slice(server.length).split('/');
  return rest === undefined ? 'assembly' : folder;
};

/** folder → the folders that it imports from, each with one of the files that do; types count. */
function importsBetweenFolders(): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  for (const file of globSync(`${server}**/*.ts`, { cwd: root, exclude: ['**/*.test.ts'] })) {
    const source = readFileSync(join(root, file), 'utf8');
    for (const [, path = ''] of source.matchAll(/(?:from|import\()\s*'(\.{1,2}\/[^']+)'/g)) {
      const [from, to] = [folderOf(file), folderOf(join(dirname(file), path))];
      if (from === to) continue;
      const targets = found.get(from) ?? new Map<string, string>();
      found.set(from, targets.set(to, `${file} imports ${path}`));
    }
  }
  return found;
}

it('lib, db and http import no domain, types included', () => {
  const imports = importsBetweenFolders();
  const wrong = base.flatMap((folder) =>
    [...(imports.get(folder) ?? [])].filter(([target]) => !base.includes(target)).map(([, where]) => where),
  );
  expect(wrong).toEqual([]);
});

it('the folders of the server import each other in one direction', () => {
  const imports = importsBetweenFolders();
  expect(imports.size).toBeGreaterThan(10);
  const inProgress: string[] = [];
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (folder: string) => {
    if (done.has(folder)) return;
    inProgress.push(folder);
    for (const [target, where] of imports.get(folder) ?? []) {
      const start = inProgress.indexOf(target);
      if (start === -1) visit(target);
      else cycles.push(`${[...inProgress.slice(start), target].join(' → ')}: ${where}`);
    }
    inProgress.pop();
    done.add(folder);
  };
  for (const folder of imports.keys()) visit(folder);
  expect(cycles).toEqual([]);
});
