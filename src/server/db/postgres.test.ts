import { expect, it } from 'vitest';
import { problemsOf } from './postgres.ts';

const facts = { encoding: 'UTF8', mayCreate: true, role: 'vaya', name: 'vaya' };

it.each([
  ['14.19 (Debian 14.19-1)', ['PostgreSQL 14.19 (Debian 14.19-1) is too old: Vaya needs 15 or newer.']],
  ['9.6.24', ['PostgreSQL 9.6.24 is too old: Vaya needs 15 or newer.']],
  ['15.18 (Debian 15.18-0+deb12u1)', []],
  ['18.4', []],
])('a database of PostgreSQL %s is refused if it is too old', (version, problems) =>
  expect(problemsOf({ ...facts, version })).toEqual(problems),
);
