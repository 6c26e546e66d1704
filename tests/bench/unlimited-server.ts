import type { AddressInfo } from 'node:net';
import { buildApp } from '#server/app.ts';
import { parseConfig } from '#server/lib/config.ts';
import { openPlatform, silentLog } from '#server/open-platform.ts';
import { answerForCpu } from './answer-for-cpu.ts';

/** The server without rate limits, since a bench is one client address. */
const config = parseConfig(process.env);
if ('problems' in config) throw new Error(config.problems.join('\n'));
const app = await buildApp(await openPlatform(config, silentLog), {
  requestsPerMinute: Number.POSITIVE_INFINITY,
});
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;
answerForCpu(port);
