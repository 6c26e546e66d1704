import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

interface Locked {
  version: string;
  integrity?: string;
}

const lock: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8'),
);

it('each package that is installed is known by what is in it, on whatever machine it is wanted', () => {
  const { '': _project, ...installed } = lock.packages;
  expect(Object.keys(installed).length).toBeGreaterThan(500);
  const unknown = Object.entries(installed).filter(
    ([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity),
  );
  expect(unknown.map(([name, { version }]) => `${name} ${version}`)).toEqual([]);
});
