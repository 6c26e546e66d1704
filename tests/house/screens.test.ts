import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const screens = globSync('src/web/**/*.{ts,tsx}', { cwd: root, exclude: ['src/web/ui/**'] });

const conditions = /\b(?:aria-)?disabled=\{/;
const reads = /\bgetSnapshot\(\)\.context\b/;

/** Nothing that a chart could accept or refuse. */
const allowed: Record<string, string> = {
  'src/web/flows/city-combobox.tsx': 'a city that has no name cannot be chosen',
  'src/web/discovery/creator-modal.tsx':
    'its neighbours follow from the filters, the loaded pages and the lists of three flows',
  'src/web/discovery/discovery-route.tsx': 'what is stored is written outside of React',
  'src/web/page/site-navigation.tsx': 'the role of a session never changes',
};

const found = (pattern: RegExp): string[] =>
  screens.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')) && !(file in allowed)).sort();

describe('a screen', () => {
  it('gives a button its event, and no condition of its own', () => {
    expect(found(conditions)).toEqual([]);
  });

  it('does not read a chart to compute the next value', () => {
    expect(found(reads)).toEqual([]);
  });

  it('is excepted only where it still needs to be', () => {
    const isNeeded = (file: string) => {
      const code = readFileSync(join(root, file), 'utf8');
      return conditions.test(code) || reads.test(code);
    };
    expect(Object.keys(allowed).filter((file) => !isNeeded(file))).toEqual([]);
  });

  it.each(['<Button disabled={busy} onClick={send}>', 'aria-disabled={!possible}'])('is refused with %s', (code) => {
    expect(code).toMatch(conditions);
  });
});
