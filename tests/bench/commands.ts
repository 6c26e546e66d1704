import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTables } from '#tests/kit/beginnings.ts';
import { measureBundle } from '#tests/kit/bundle.ts';
import { dataFolder } from '#tests/kit/server-process.ts';
import { atMost, type Figure, reported } from './figure.ts';

interface Timed {
  title: string;
  duration: number;
}

const root = join(import.meta.dirname, '../..');

/** 100,000 creators into an empty SQLite folder, by the command as a person types it. */
export async function seeding(): Promise<Figure[]> {
  const data = dataFolder();
  await makeTables({ DATA_DIR: data.folder });
  const seconds = secondsOf(['run', 'vaya', '--', 'seed', '--creators', '100000'], { DATA_DIR: data.folder });
  data.remove();
  return [atMost('seeding 100,000 creators on SQLite', seconds, 120, ' s', 1)];
}

/** The shell, and the heaviest page beyond it. */
export function shell(): Figure[] {
  const {
    shell: bytes,
    pages: [heaviest],
  } = measureBundle();
  return [
    atMost('scripts of the shell, gzip', bytes / 1000, 150, ' kB', 1),
    reported(`beyond the shell, the heaviest page: ${heaviest?.path}`, (heaviest?.beyond ?? 0) / 1000, ' kB'),
  ];
}

/** The tours of the browser by their steps. */
export function browserSteps(): Figure[] {
  const toursOf = (file: string) => titlesAndTimes('e2e', file).filter(({ title }) => / \d+ steps /.test(title));
  const plain = toursOf('tests/e2e/tours.test.ts');
  const reloading = toursOf('tests/e2e/reload-tours.nightly.test.ts');
  return [
    atMost('a step in the browser', perStep(plain), 120, ' ms', 0),
    { ...atMost('the same, and a reload after it', perStep(reloading), 0, ' ms', 0), wanted: '', isMet: null },
  ];
}

export const check = (): Figure[] => [atMost('npm run check', secondsOf(['run', 'check']), 25, ' s', 0)];

export const wholeTest = (): Figure[] => [atMost('npm test', secondsOf(['test']), 480, ' s', 0)];

const perStep = (tours: readonly Timed[]): number =>
  total(tours.map(({ duration }) => duration)) /
  total(tours.map(({ title }) => Number(/ (\d+) steps /.exec(title)?.[1])));

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

function secondsOf(args: readonly string[], env: Record<string, string> = {}): number {
  const started = performance.now();
  execFileSync('npm', args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] });
  return (performance.now() - started) / 1000;
}

function titlesAndTimes(project: string, file: string): Timed[] {
  const data = dataFolder();
  const outputFile = join(data.folder, 'tests.json');
  const args = [
    'vitest',
    'run',
    '--mode',
    'nightly',
    '--project',
    project,
    file,
    '--reporter=json',
    `--outputFile=${outputFile}`,
  ];
  execFileSync('npx', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  const { testResults } = JSON.parse(readFileSync(outputFile, 'utf8'));
  data.remove();
  return testResults.flatMap(({ assertionResults }: { assertionResults: { fullName: string; duration: number }[] }) =>
    assertionResults.map(({ fullName, duration }) => ({ title: fullName, duration })),
  );
}
