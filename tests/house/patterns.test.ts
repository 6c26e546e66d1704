import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** A pattern that is looked for in a text, begins with a run and goes on: from each sign of a long run it reads to the end of it. */
const runAndMore =
  /\.(?:split|match|matchAll|replace|replaceAll|search)\(\s*\/(?:\\.|\[(?:\\.|[^\]\\])*\]|[^\\[(^/\n])[*+](?!\/)/;

describe('what is looked for in a text', () => {
  it('begins with no run that goes on, so that a long one is read once', () => {
    const files = globSync('{src,machines}/**/*.{ts,tsx}', { cwd: root });
    expect(files.filter((file) => runAndMore.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });

  it.each([
    String.raw`tags.split(/\s*,\s*/)`,
    String.raw`text.replace(/[ \t]+$/gm, '')`,
    'text.search(/a*b/)',
    String.raw`text.matchAll(
      /[^\]]+]/g)`,
  ])('is refused where it does: %s', (code) => {
    expect(code).toMatch(runAndMore);
  });

  it.each([String.raw`text.split(/\s+/)`, "text.replace(/[^a-z]+/g, '-')", "text.replace(/^0+1/, '')"])(
    'is let pass where it is one run, or begins where the text does: %s',
    (code) => {
      expect(code).not.toMatch(runAndMore);
    },
  );
});
