import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { flows, journeys } from '#tests/kit/flows.ts';

const root = join(import.meta.dirname, '../..');

it('every chart has a flow of its own, and every flow its journeys', () => {
  const charts = globSync('**/*.machine.ts', { cwd: join(root, 'machines') });
  const told = Object.values(journeys).map(({ file }) => file);
  expect(told.toSorted()).toEqual(charts.toSorted());
  expect(Object.keys(journeys)).toEqual(Object.keys(flows));
});

it('a flow and its journeys speak of the same chart', () => {
  const others = Object.entries(flows).filter(([name, { model }]) => journeys[name]?.machine.id !== model.machine.id);
  expect(others.map(([name]) => name)).toEqual([]);
});

it('what is known of a flow is found by the name of its file', () => {
  const strange = readdirSync(join(root, 'tests/flows')).filter((name) => !/\.(flow|journeys)\.ts$/.test(name));
  expect(strange).toEqual(['fact-words.ts']);
});

it('what a flow shows is walked through its screen', () => {
  const shown = Object.keys(flows).filter((name) => flows[name]?.shown !== undefined);
  const walked = globSync('*.walk.test.tsx', { cwd: join(root, 'tests/screens') });
  expect(walked.toSorted()).toEqual(shown.map((name) => `${name}.walk.test.tsx`).toSorted());
  const defined = globSync('*.screen.tsx', { cwd: join(root, 'tests/screens') });
  // The session is no screen of its own: its walk opens the whole app.
  expect(['session.screen.tsx', ...defined].toSorted()).toEqual(shown.map((name) => `${name}.screen.tsx`).toSorted());
});

it('only browser tests import Playwright, directly or through the kit', () => {
  const imports = (pattern: RegExp, files: readonly string[]) => files.filter((file) => pattern.test(textOf(file)));
  const kit = imports(/from '(playwright|@axe-core\/playwright)/, globSync('tests/kit/**/*.{ts,tsx}', { cwd: root }));
  const names = kit.map((file) => file.replace(/^.*\/(.*)\.tsx?$/, '$1'));
  const others = globSync('tests/{flows,paths,screens,mutation,house,http,faults}/**/*.{ts,tsx}', { cwd: root });
  expect(names).toContain('barriers');
  expect(
    imports(new RegExp(`from '(playwright|@axe-core/playwright|[^']*/(${names.join('|')})\\.ts)`), others),
  ).toEqual([]);
});

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
