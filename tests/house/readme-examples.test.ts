import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const tests = join(import.meta.dirname, '..');
const readme = readFileSync(join(tests, 'README.md'), 'utf8');

/** Each example follows the name of its file; `// …` leaves a part out. */
const examples = [...readme.matchAll(/^\d+\. `([^`]+)`.*\n\n {3}```tsx?\n([\s\S]*?)^ {3}```/gm)].map(
  ([, file = '', code = '']) => ({ file, parts: code.replaceAll(/^ {3}/gm, '').split(/^ *\/\/ …\n/m) }),
);

it('has an example of facts, of a flow, of journeys and of a screen', () => {
  expect(examples).toHaveLength(4);
});

it.each(examples)('the example of $file is what the file says, so that it compiles', ({ file, parts }) => {
  const source = readFileSync(join(tests, file), 'utf8');
  for (const part of parts) expect(source).toContain(part);
});
