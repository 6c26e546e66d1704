import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { refuseDemoAccounts } from '#demo/refuse-demo-accounts.ts';
import { seedDemoWorld } from '#demo/seed-demo-world.ts';
import { buildWorkbench } from './add-workbench.ts';
import { buildApp } from './app.ts';
import { checkConfig, storesPicturesLocally } from './check-config.ts';
import { clockAhead, maxClockDifference } from './db/check-database.ts';
import { prepareDataFolder, prepareMediaFolder } from './db/data-folder.ts';
import { describeError } from './db/describe-error.ts';
import { lockForServer } from './db/locks.ts';
import type { Platform } from './db/platform.ts';
import { startBackgroundWork } from './feature/background-work.ts';
import { features } from './features.ts';
import { buildWebIfNeeded } from './http/build-web.ts';
import { type Config, parseConfig, unknownSettings } from './lib/config.ts';
import { version } from './lib/version.ts';
import { openPlatform } from './open-platform.ts';
import { cleanupJob } from './run-cleanups.ts';
import { stopWithGrace } from './stop-with-grace.ts';

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
