import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { refuseDemoAccounts } from '#demo/refuse-demo-accounts.ts';
import { seedDemoWorld } from '#demo/seed-demo-world.ts';
import { buildApp } from './app.ts';
import { checkConfig, storesPicturesLocally } from './check-config.ts';
import { lockForServer, prepareDataFolder, prepareMediaFolder } from './db/data-folder.ts';
import { describeError } from './db/database-errors.ts';
import type { Platform } from './db/platform.ts';
import { clockAhead, maxClockDifference } from './db/postgres.ts';
import { startBackgroundWork } from './feature/background-work.ts';
import { features } from './features.ts';
import { buildWebIfNeeded } from './http/build-web.ts';
import { type Config, parseConfig, unknownSettings, version } from './lib/config.ts';
import { openPlatform } from './open-platform.ts';
import { cleanupJob } from './run-cleanups.ts';

/** The workbench lives with the tests, which a packaged server does not have. */
const workbenchFile = join(import.meta.dirname, '../../tests/qa/workbench.ts');

type AddWorkbench = (app: FastifyInstance, platform: Platform) => Promise<void>;

/** Builds the workbench, with the pages of the product that the server reads when it starts. */
async function buildWorkbench(): Promise<AddWorkbench> {
  if (!existsSync(workbenchFile)) throw new Error('VAYA_QA=on needs the folder "tests", which is not installed here.');
  const { buildIfNeeded, workbench } = await import(pathToFileURL(workbenchFile).href);
  await buildIfNeeded();
  return workbench;
}

const timeoutsMs = { request: 5_000, upload: 15_000, all: 30_000 };
const pollMs = 250;

/**
 * A signal or an uncaught error ends the process: running requests are finished, then resources are released.
 * A second one, or the last timeout, ends it at once.
 */
function stopWithGrace(app: FastifyInstance, release: () => Promise<void>): void {
  const end = (why: string) => app.log.fatal({ why }, 'forced_exit');
  closeWithGrace(
    {
      delay: timeoutsMs.all,
      logger: { error: (failure: unknown) => end(String(failure)) },
    },
    async ({ err }) => {
      if (err) app.log.fatal({ name: err.name, stack: err.stack }, 'uncaught_error');
      await finish(app);
      await release();
    },
  );
}

/** Stops accepting connections and waits for running requests, longer for uploads. */
async function finish(app: FastifyInstance): Promise<void> {
  const started = performance.now();
  const watch = setInterval(() => {
    const timeoutMs = app.uploads.underWay > 0 ? timeoutsMs.upload : timeoutsMs.request;
    if (performance.now() - started > timeoutMs) app.server.closeAllConnections();
  }, pollMs);
  await app.close();
  clearInterval(watch);
}

/** For a terminal; everything else gets JSON. */
async function readableLog() {
  const { default: pretty } = await import('pino-pretty');
  return pretty({
    ignore: 'pid,hostname,reqId,req,res,client',
    messageFormat: '{msg}{if req} {req.method} {req.route} {res.statusCode}{end}',
    singleLine: true,
    sync: true,
  });
}
const say = (line: string) => process.stdout.write(`${line}\n`);

function refuse(...sentences: string[]): never {
  process.stderr.write(`${sentences.join('\n')}\n`);
  process.exit(1);
}

for (const sentence of unknownSettings(process.env)) process.stderr.write(`${sentence}\n`);
const config = parseConfig(process.env);
if ('problems' in config) refuse(...config.problems);
const problems = checkConfig(config);
if (problems.length > 0) refuse(...problems);
try {
  await start(config);
} catch (failure) {
  const sentence = describeError(failure, config);
  if (sentence === null) throw failure;
  refuse(sentence);
}

async function start(config: Config): Promise<void> {
  prepareDataFolder(config);
  prepareMediaFolder(config);
  const lock = lockForServer(config);
  if (config.buildsWeb) buildWebIfNeeded();
  const addWorkbench = config.qa ? await buildWorkbench() : null;
  const platform = await openPlatform(config, console);
  await refuseDemoAccounts(platform);
  const app = await buildApp(platform, process.stdout.isTTY ? { logStream: await readableLog() } : {});
  platform.log = app.log;
  await addWorkbench?.(app, platform);
  if (storesPicturesLocally(config)) app.log.warn({ setting: 'MEDIA_DIR' }, 'pictures_not_shared');
  const ahead = await clockAhead(platform.database, platform.now);
  if (Math.abs(ahead) > maxClockDifference) app.log.warn({ aheadMs: ahead }, 'clock_differs');
  const lines = config.demo ? await seedDemoWorld(platform) : [];
  const jobs = features.flatMap((feature) => feature.jobs?.(platform, app) ?? []);
  const work = startBackgroundWork(platform, [...jobs, cleanupJob(platform)]);
  stopWithGrace(app, async () => {
    await work.stop();
    await platform.database.destroy();
    await lock.release();
  });
  await app.listen({ port: config.port, host: config.host });
  greet(app, platform, lines);
}

function greet(server: FastifyInstance, platform: Platform, demo: readonly string[]): void {
  const { config } = platform;
  const { port } = server.server.address() as AddressInfo;
  const address = `http://localhost:${port}`;
  say(`Vaya ${version} is open on ${address}`);
  if (!config.production && config.smtpUrl === null) say(`Mails are read at ${address}/dev/mailbox`);
  if (config.qa) say(`The QA workbench is open on ${address}/qa`);
  for (const line of demo) say(line);
}
