import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';

const timeoutsMs = { request: 5_000, upload: 15_000, all: 30_000 };
const pollMs = 250;

/**
 * A signal or an uncaught error ends the process: running requests are finished, then resources are released.
 * A second one, or the last timeout, ends it at once.
 */
export function stopWithGrace(app: FastifyInstance, release: () => Promise<void>): void {
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
