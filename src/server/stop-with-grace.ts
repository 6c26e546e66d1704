import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';

const patience = { request: 5_000, upload: 15_000, all: 30_000 };
const look = 250;

/**
 * A signal, or an error that nobody caught, ends the process: what is under way is finished, then the rest is let go.
 * A second one, or the last patience, ends it at once.
 */
export function stopWithGrace(app: FastifyInstance, letGo: () => Promise<void>): void {
  const end = (why: string) => app.log.fatal({ why }, 'forced_exit');
  closeWithGrace(
    {
      delay: patience.all,
      logger: { error: (failure: unknown) => end(String(failure)) },
    },
    async ({ err }) => {
      if (err) app.log.fatal({ name: err.name, stack: err.stack }, 'uncaught_error');
      await finish(app);
      await letGo();
    },
  );
}

/** Takes nothing new and waits for what runs: a while for a request, longer for an upload. */
async function finish(app: FastifyInstance): Promise<void> {
  const started = performance.now();
  const watch = setInterval(() => {
    const waits = app.uploads.underWay > 0 ? patience.upload : patience.request;
    if (performance.now() - started > waits) app.server.closeAllConnections();
  }, look);
  await app.close();
  clearInterval(watch);
}
