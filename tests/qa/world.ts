import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { seedDemoWorld } from '#demo/seed-demo-world.ts';
import { buildApp } from '#server/app.ts';
import type { Platform } from '#server/db/platform.ts';
import { startBackgroundWork } from '#server/feature/background-work.ts';
import { features } from '#server/features.ts';
import { rawPathOf } from '#server/http/request.ts';
import type { Config } from '#server/lib/config.ts';
import { Unauthenticated } from '#server/lib/errors.ts';
import { readNewestMails } from '#server/mail/stored-mails.ts';
import { openPlatform, silentLog } from '#server/open-platform.ts';
import { cleanupJob } from '#server/run-cleanups.ts';
import { configOf } from '#tests/kit/config-of.ts';
import { guardWorkbench } from './guard-workbench.ts';
import { recordingRoutes } from './recordings.routes.ts';
import type { Fault, WorldDetails } from './world-details.ts';

interface WorldOptions {
  id: string;
  logLevel: Config['logLevel'];
  idleMs: number;
  slowMs: number;
  onIdle(): void;
}

export type World = Awaited<ReturnType<typeof openWorld>>;

/** A server of the product in this process, with a demo world, data folder, clock and host name of its own. */
export async function openWorld({ id, logLevel, idleMs, slowMs, onIdle }: WorldOptions) {
  const dataDir = mkdtempSync(join(tmpdir(), 'vaya-world-'));
  const config = configOf({ DATA_DIR: dataDir, LOG_LEVEL: logLevel });
  let [fault, clockAheadMs, lastUsedAt]: [Fault, number, number] = ['none', 0, Date.now()];
  const platform: Platform = { ...(await openPlatform(config, silentLog)), now: () => Date.now() + clockAheadMs };
  const idle = globalThis.setTimeout(onIdle, idleMs).unref();
  const app = await buildApp(platform, {
    requestsPerMinute: Number.POSITIVE_INFINITY,
    shedsLoad: false,
    async onRequest(request, reply) {
      // The panel's own requests are no use of the world, and its faults are not for them.
      if (rawPathOf(request).startsWith('/api/qa/')) return;
      lastUsedAt = Date.now();
      idle.refresh();
      if (rawPathOf(request).startsWith('/api/')) return answers[fault](request, reply, slowMs);
    },
  });
  await app.register(async (qa) => {
    guardWorkbench(qa, platform);
    recordingRoutes(qa);
    qa.get('/api/qa/clock', async () => ({ aheadMs: clockAheadMs }));
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  config.publicUrl = `http://${id}.localhost:${(app.server.address() as AddressInfo).port}`;
  const lines = await seedDemoWorld(platform);
  const jobs = features.flatMap((feature) => feature.jobs?.(platform, app) ?? []);
  const work = startBackgroundWork(platform, [...jobs, cleanupJob(platform)]);
  return {
    details: (): WorldDetails => ({
      id,
      address: config.publicUrl,
      links: lines.map(linkIn),
      now: platform.now(),
      expiresAt: lastUsedAt + idleMs,
      fault,
    }),
    provoke(wanted: Fault) {
      fault = wanted;
    },
    moveClock(minutes: number) {
      clockAheadMs += minutes * 60_000;
    },
    mails: () => readNewestMails(platform, 50),
    async close() {
      clearTimeout(idle);
      await work.stop();
      app.server.closeAllConnections();
      await app.close();
      await platform.database.destroy();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const answers: Record<Fault, (request: FastifyRequest, reply: FastifyReply, slowMs: number) => unknown> = {
  none: () => undefined,
  slow: (_request, _reply, slowMs) => setTimeout(slowMs, undefined, { ref: false }),
  offline(request, reply) {
    request.raw.destroy();
    return reply.hijack();
  },
  unauthenticated() {
    throw new Unauthenticated();
  },
  failure() {
    throw new Error('The QA workbench provokes this failure.');
  },
  html: (_request, reply) => reply.type('text/html; charset=utf-8').send('<!doctype html><title>A page</title>'),
};

/** Lines of the demo read `Demo: {address} {what for}`. */
function linkIn(line: string): WorldDetails['links'][number] {
  const [, address = '', ...purpose] = line.split(' ');
  return { address, purpose: purpose.join(' ') };
}
