import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

it('has no unused messages', () => {
  const screens = globSync('src/web/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.messages\.|\.test\./.test(file),
  );
  const used = new Set(screens.map(read).join('\n').match(/\w+/g));
  const catalogues = globSync('src/web/**/*.messages.ts', { cwd: root });
  const unsaid = catalogues.flatMap((file) =>
    [...read(file).matchAll(/^ {2}(\w+):/gm)]
      .map(([, word = '']) => word)
      .filter((word) => !used.has(word))
      .map((word) => `${file}: ${word}`),
  );
  expect(catalogues.length).toBeGreaterThan(5);
  expect(unsaid).toEqual([]);
});

it('has no tag of a state that nobody looks at', () => {
  const charts = globSync('machines/**/*.machine.ts', { cwd: root });
  const readers = globSync('{machines,src/web}/**/*.{ts,tsx}', { cwd: root }).filter((file) => !charts.includes(file));
  const code = readers.map(read).join('\n');
  const tagged = charts.flatMap((file) =>
    [...read(file).matchAll(/\btags: (\[[^\]]*\]|'\w+')/g)].flatMap(([, tags = '']) =>
      [...tags.matchAll(/'(\w+)'/g)].map(([, tag]) => `${tag}`),
    ),
  );
  expect(tagged.length).toBeGreaterThan(20);
  expect([...new Set(tagged)].filter((tag) => !new RegExp(`hasTag\\([^)]*'${tag}'\\)`).test(code))).toEqual([]);
});

it('has one place that knows where pictures are', () => {
  const files = globSync('src/web/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.ts'] });
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => read(file).includes('/media/'))).toEqual([]);
});

it('has no form whose problems a browser says in words of its own', () => {
  const files = globSync('src/web/**/*.tsx', { cwd: root });
  const forms = files.flatMap((file) =>
    [...read(file).matchAll(/<form\b.*?(?:\bonSubmit\b|\bmethod\b.*?>)/gs)].map(([form]) => [file, form]),
  );
  expect(forms.length).toBeGreaterThan(1);
  expect(forms.filter(([, form = '']) => !/\bnoValidate\b/.test(form)).map(([file]) => file)).toEqual([]);
  const all = files.reduce((count, file) => count + (read(file).match(/<form\b/g) ?? []).length, 0);
  expect(forms).toHaveLength(all);
});

it('has no length that is another one before its font is there', () => {
  const styles = globSync('src/**/*.{ts,tsx}', { cwd: root });
  const lengths = styles.map((file) => ({ file, found: read(file).match(/\d(?:r?(?:ch|ex|cap|ic))\b/g) }));
  expect(styles.length).toBeGreaterThan(300);
  expect(lengths.filter(({ found }) => found)).toEqual([]);
});
