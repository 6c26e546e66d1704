import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { makeTables } from '#tests/kit/beginnings.ts';
import { measureBundle } from '#tests/kit/bundle.ts';
import { dataFolder } from '#tests/kit/server-process.ts';
import { atMost, type Figure, reported } from './figure.ts';

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

export const check = (): Figure[] => [atMost('npm run check', secondsOf(['run', 'check']), 25, ' s', 0)];

export const wholeTest = (): Figure[] => [atMost('npm test', secondsOf(['test']), 480, ' s', 0)];

function secondsOf(args: readonly string[], env: Record<string, string> = {}): number {
  const started = performance.now();
  execFileSync('npm', args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] });
  return (performance.now() - started) / 1000;
}
