import type { AddressInfo } from 'node:net';
import { buildApp } from '#server/app.ts';
import { openPlatform, silentLog } from '#server/open-platform.ts';
import { parseConfig } from '#server/platform/config.ts';
import { listen } from '#server/platform/http/listen.ts';
import { answerForCpu } from './answer-for-cpu.ts';

/** The server as it is, but for one address that asks more than a person does. */
const config = parseConfig(process.env);
if ('problems' in config) throw new Error(config.problems.join('\n'));
const app = await buildApp(await openPlatform(config, silentLog), {
  requestsAMinute: 100_000_000,
  areCallsLimited: false,
});
await listen(app, { port: 0, addresses: ['127.0.0.1'] });
const { port } = app.server.address() as AddressInfo;
answerForCpu(port);
