import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { flows, journeys } from '#tests/kit/flows.ts';
import { detailsOf, summaryOf } from './catalogue.ts';

const root = join(import.meta.dirname, '../..');
export const builtFolder = join(root, 'dist/qa');
export const flowsFolder = join(builtFolder, 'flows');
const stamp = join(builtFolder, 'flows.json');
const sources = ['machines', 'src', 'tests/kit', 'tests/flows', 'tests/screens', 'tests/qa', 'package-lock.json'];

/** Builds the workbench, where anything that it shows is newer. Of several processes that start at once, one does it. */
export async function buildIfNeeded(): Promise<void> {
  mkdirSync(builtFolder, { recursive: true });
  // Ends with its process: of several that start at once, one builds and the others wait for it.
  const lock = new DatabaseSync(join(builtFolder, 'build.lock'));
  lock.exec('PRAGMA busy_timeout = 600000; BEGIN EXCLUSIVE');
  try {
    if (!isFresh()) await build();
  } finally {
    lock.close();
  }
}

const isFresh = (): boolean => existsSync(stamp) && statSync(stamp).mtimeMs >= newestSource();

async function build(): Promise<void> {
  process.stdout.write('Building the QA workbench …\n');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  for (const config of ['vite.config.ts', 'product.vite.config.ts']) {
    const { status } = spawnSync(
      process.execPath,
      [vite, 'build', '--config', join(import.meta.dirname, config), '--logLevel', 'error'],
      { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
    );
    if (status !== 0) throw new Error('The QA workbench could not be built.');
  }
  await writeFlows();
}

async function writeFlows(): Promise<void> {
  rmSync(flowsFolder, { recursive: true, force: true });
  mkdirSync(flowsFolder, { recursive: true });
  const summaries = [];
  for (const [name, flow] of Object.entries(flows)) {
    const own = journeys[name];
    if (!own) continue;
    const details = await detailsOf(name, flow, own);
    writeFileSync(join(flowsFolder, `${name}.json`), JSON.stringify(details));
    summaries.push(summaryOf(details));
  }
  writeFileSync(stamp, JSON.stringify(summaries));
}

const results = join(import.meta.dirname, 'results');

const newestSource = (): number =>
  Math.max(
    ...sources
      .flatMap((source) => filesIn(join(root, source)))
      .filter((file) => !file.startsWith(results))
      .map((file) => statSync(file).mtimeMs),
  );

const filesIn = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, encoding: 'utf8' }).map((file) => join(path, file))
    : [path];
