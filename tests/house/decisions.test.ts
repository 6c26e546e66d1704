import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'docs/decisions');
const files = readdirSync(folder).filter((file) => file !== 'README.md');

it('each decision has a number of its own', () => {
  const numbers = files.map((file) => file.slice(0, 4));
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

it('each decision says the number that its file has', () => {
  const wrong = files.filter((file) => !readFileSync(join(folder, file), 'utf8').startsWith(`# ${file.slice(0, 4)} `));
  expect(wrong).toEqual([]);
});

it('the index names each decision once', () => {
  const index = readFileSync(join(folder, 'README.md'), 'utf8');
  expect([...index.matchAll(/\]\((\d{4}[^)]*)\)/g)].map(([, file]) => file).toSorted()).toEqual(files.toSorted());
});

it('every link to a decision leads to one', () => {
  const pages = globSync('{README.md,SECURITY.md,docs/**/*.md,tests/README.md}', { cwd: root });
  const links = pages.flatMap((page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(/decisions\/(\d{4}-[^)#\s]*)/g)].map(([, file = '']) => file),
  );
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((file) => !files.includes(file))).toEqual([]);
});
