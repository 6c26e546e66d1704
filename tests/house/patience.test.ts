import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const tests = join(import.meta.dirname, '..');

it('no test waits with the one second that is enough on an idle machine alone', () => {
  const hasty = globSync('**/*.{ts,tsx}', { cwd: tests })
    .filter((file) => file !== join('kit', 'eventually.ts') && file !== join('house', 'patience.test.ts'))
    .filter((file) => /\bvi\.wait(For|Until)\(/.test(readFileSync(join(tests, file), 'utf8')));
  expect(hasty).toEqual([]);
});
