import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { startBackgroundWork } from './background-work.ts';
import { seedDemoWorld } from './demo/seed-demo-world.ts';
import { smtpSender } from './mail/smtp.ts';
import { openPlatform } from './open-platform.ts';
import { buildWebIfNeeded } from './platform/build-web.ts';
import { parseConfig } from './platform/config.ts';
import { lockDataFolder, prepareDataFolder } from './platform/data-folder.ts';
import type { Platform } from './platform/platform.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

function refuse(...sentences: string[]): never {
  process.stderr.write(`${sentences.join('\n')}\n`);
  process.exit(1);
}

const config = parseConfig(process.env);
if ('problems' in config) refuse(...config.problems);
prepareDataFolder(config);
const lock = lockDataFolder(config) ?? refuse(`Another server is running on ${config.dataDir}.`);
if (process.env.VAYA_BUILD !== 'off') buildWebIfNeeded();

const platform = await openPlatform(config, console);
const app = await buildApp(platform);
platform.log = app.log;
const lines = config.demo ? await seedDemoWorld(platform) : [];
const work = startBackgroundWork(
  platform,
  config.smtpUrl === null ? null : smtpSender({ ...config, smtpUrl: config.smtpUrl }),
);
let isStopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    void stop();
  });
}

await app.listen({ port: config.port, host: config.host });
greet(app, platform, lines);

async function stop(): Promise<void> {
  const patience = setTimeout(() => app.server.closeAllConnections(), 5_000);
  await app.close();
  clearTimeout(patience);
  await work.stop();
  await platform.database.destroy();
  lock.release();
  process.exit(0);
}

function greet(server: FastifyInstance, { config }: Platform, demo: readonly string[]): void {
  const { port } = server.server.address() as AddressInfo;
  const address = `http://localhost:${port}`;
  say(`Vaya is open on ${address}`);
  if (!config.production && config.smtpUrl === null) say(`Mails are read at ${address}/dev/mailbox`);
  for (const line of demo) say(line);
}
