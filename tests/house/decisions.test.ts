import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../docs/decisions');
const files = readdirSync(folder);

it('each decision has a number of its own', () => {
  const numbers = files.map((file) => file.slice(0, 4));
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

it('each decision says the number that its file has', () => {
  const wrong = files.filter((file) => !readFileSync(join(folder, file), 'utf8').startsWith(`# ${file.slice(0, 4)} `));
  expect(wrong).toEqual([]);
});
