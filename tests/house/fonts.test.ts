import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

it('the page of fonts names the copyright of each font file', () => {
  const page = readFileSync(join(root, 'docs/fonts.md'), 'utf8');
  const named = [...page.matchAll(/^\| [\w ]+ \| `([\w-]+)` +\| \d{4} The/gm)].map(([, name = '']) => name);
  const files = globSync('src/**/fonts/**/*.{ttf,woff2}', { cwd: root });
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !named.some((name) => basename(file).startsWith(name)))).toEqual([]);
});
