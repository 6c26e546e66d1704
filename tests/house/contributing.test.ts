import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const guide = readFileSync(join(root, 'docs/contributing.md'), 'utf8');
const names = [...guide.matchAll(/^\| `(\w+)` +\| `([^`]+)`/gm)].map(([, name = '', file = '']) => ({ name, file }));

it('names more than ten words of the code', () => {
  expect(names.length).toBeGreaterThan(10);
});

it.each(names)('the word $name is exported by its file', ({ name, file }) => {
  expect(readFileSync(join(root, file), 'utf8')).toMatch(new RegExp(`^export [\\w ]*\\b${name}\\b`, 'm'));
});
