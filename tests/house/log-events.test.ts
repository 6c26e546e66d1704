import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const code = globSync('src/{server,demo}/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] })
  .map(read)
  .join('\n');

const levels = { info: 30, warn: 40, error: 50, fatal: 60 };
type Level = keyof typeof levels;

const calls = [
  ...code.matchAll(/\b(?:log\.)?(warn|error|fatal|info)\((\{[^;]*?|facts), ('\w+'|[a-z]\w*(?:\(\w+\))?)\)/gs),
];
/** A function that names the event: all that it may return. */
const namesIn = (called: string): string[] => {
  const [, name = called] = /^(\w+)\(/.exec(called) ?? [];
  const [body = ''] = new RegExp(`function ${name}\\b[\\s\\S]*?\\n}`).exec(code) ?? [];
  return [...body.matchAll(/'([a-z]+(?:_[a-z]+)+)'/g)].map(([, event = '']) => event);
};
const logged = calls.flatMap(([, level, , name = '']) =>
  (name.startsWith("'") ? [name.slice(1, -1)] : namesIn(name)).map((event) => [event, levels[level as Level]] as const),
);

const docs = read('docs/operations.md');
const [, section = ''] = /## Log events\n([\s\S]*?)\n## /.exec(docs) ?? [];
const rows = [...section.matchAll(/^\| `(\w+)`\s*\| (\d+)/gm)].map(
  ([, event = '', level]) => [event, Number(level)] as const,
);

it('reads every call that logs', () => {
  const all = code.match(/\blog\.(?:warn|error|fatal)\(/g) ?? [];
  const read = calls.filter(([call, level]) => level !== 'info' && call.startsWith('log.'));
  expect(all.length).toBeGreaterThan(15);
  expect(read).toHaveLength(all.length);
});

it('says in the table of events what to do about each warning and error, in order', () => {
  const grave = new Map(logged.filter(([, level]) => level >= levels.warn));
  expect(rows).toEqual([...grave].toSorted());
});

it('names all other events before the table', () => {
  const [said = ''] = section.split('\n|', 1);
  const others = logged.filter(([, level]) => level === levels.info).map(([event]) => event);
  expect(others.length).toBeGreaterThan(3);
  expect(others.filter((event) => !said.includes(`\`${event}\``))).toEqual([]);
});

it('names no event in the alert rules and docs that no code logs', () => {
  const known = logged.map(([event]) => event);
  const named = [...section.matchAll(/`([a-z]+(?:_[a-z]+)+)`/g)].map(([, event = '']) => event);
  expect(named.filter((event) => !known.includes(event) && event !== 'request_completed')).toEqual([]);
  expect(docs).toContain('`request_completed`');
});
