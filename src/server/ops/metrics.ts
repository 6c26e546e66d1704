import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Platform } from '../db/platform.ts';
import { version } from '../lib/config.ts';
import { NotFound } from '../lib/errors.ts';
import { isSame } from '../lib/secrets.ts';
import { readBacklog } from '../mail/outbox.ts';

/** Serves `GET /api/metrics` to the holder of METRICS_TOKEN. Without that setting nothing is measured and the route is a 404. */
export function serveMetrics(app: FastifyInstance, platform: Platform): void {
  const { metricsToken } = platform.config;
  if (metricsToken === null) return;
  const register = new Registry();
  collectDefaultMetrics({ register });
  const build = { name: 'build_info', help: 'The version of Vaya that runs.', labelNames: ['version'] };
  new Gauge({ ...build, registers: [register] }).set({ version }, 1);
  measureRequests(app, register);
  if (platform.pool) measurePool(platform.pool, register);
  const readOutbox = measureOutbox(platform, register);
  app.get('/api/metrics', { config: { access: 'anyone', answersUnderLoad: true } }, async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`)) throw new NotFound();
    await readOutbox();
    return reply
      .type(register.contentType)
      .header('Cache-Control', 'no-store')
      .send(await register.metrics());
  });
}

function measureRequests(app: FastifyInstance, register: Registry): void {
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of responses by method, route and status. 429 are rate limits, 503 are shed requests.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  });
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode };
    requests.observe(labels, reply.elapsedTime / 1_000);
  });
}

function measurePool(pool: NonNullable<Platform['pool']>, register: Registry): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the PostgreSQL pool, and requests that wait for one.',
    labelNames: ['state'],
    registers: [register],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}

const outboxTimeoutMs = 2_000;

/** Three gauges of one reading. They are left out while the database does not answer: the other metrics are needed then. */
function measureOutbox(platform: Platform, register: Registry): () => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [register] });
  const waitingMails = gauge('mail_outbox_waiting', 'Mails that are due, or were tried and are tried again.');
  const age = gauge('mail_outbox_oldest_seconds', 'Age of the oldest mail that waits.');
  const failures = gauge('mail_outbox_failed', 'Mails of the last two days that were given up.');
  return async () => {
    const time = platform.now();
    const tooLate = setTimeout(outboxTimeoutMs, null, { ref: false });
    const backlog = await Promise.race([readBacklog(platform, time), tooLate]).catch(() => null);
    if (backlog === null) {
      for (const gauge of [waitingMails, age, failures]) gauge.remove();
      return;
    }
    const { waiting, oldest, failed } = backlog;
    waitingMails.set(waiting);
    age.set(oldest === null ? 0 : (time - oldest) / 1_000);
    failures.set(failed);
  };
}
