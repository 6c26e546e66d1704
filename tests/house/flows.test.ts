import { globSync, readdirSync } from 'node:fs';
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
