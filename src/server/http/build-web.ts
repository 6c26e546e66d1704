import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { builtFolder, webAddresses } from './web-pages.ts';

const root = join(import.meta.dirname, '../../..');
const sources = ['src/web', 'src/api', 'src/contract', 'src/rules', 'machines', 'vite.config.ts', 'package-lock.json'];
const stamp = join(builtFolder, 'built.json');

/** Builds the web app where it was never built, its sources are newer, or the environment names other base addresses. */
export function buildWebIfNeeded(): void {
  if (existsSync(stamp) && statSync(stamp).mtimeMs >= newestSource() && isBuiltFor(process.env)) return;
  process.stdout.write('Building the web app …\n');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error('The web app could not be built.');
}

function isBuiltFor({ VITE_API_URL, VITE_CDN_URL }: NodeJS.ProcessEnv): boolean {
  const { api, media } = webAddresses(builtFolder);
  return (VITE_API_URL ?? api) === api && (VITE_CDN_URL ?? media) === media;
}

const newestSource = (): number => Math.max(...sources.flatMap((source) => filesIn(join(root, source))).map(changedAt));

const filesIn = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, encoding: 'utf8' }).map((file) => join(path, file))
    : [path];

const changedAt = (path: string): number => statSync(path).mtimeMs;
