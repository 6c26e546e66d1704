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

/** What browsers offer on https and localhost alone. Clipboard and share sheet are not among it: that they are missing is a state of the charts. */
const httpsOnly = /\brandomUUID\b|\bcrypto\.subtle\b|\bnavigator\.(?:serviceWorker|locks|storage|credentials)\b/;

describe('what the client asks of a browser', () => {
  it('is there on plain http too', () => {
    const files = globSync('{src/{web,api,rules,contract},machines}/**/*.{ts,tsx}', { cwd: root });
    const found = files.filter((file) => httpsOnly.test(readFileSync(join(root, file), 'utf8')));
    expect(found).toEqual([]);
  });

  it.each(['crypto.randomUUID()', 'await crypto.subtle.digest()', 'navigator.locks.request()'])('is not %s', (code) => {
    expect(code).toMatch(httpsOnly);
  });
});

describe('src/demo', () => {
  it('is imported by the files that assemble the server and by no feature', () => {
    const files = globSync('src/{contract,rules,api,web,server/*}/**/!(*.test).{ts,tsx}', { cwd: root });
    const importers = files.filter((file) => /from '#demo\//.test(readFileSync(join(root, file), 'utf8')));
    expect(importers).toEqual([]);
  });
});
