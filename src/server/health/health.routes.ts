import type { FastifyInstance } from 'fastify';
import { healthReply, readinessReply } from '#contract/health.ts';
import { directoryOf } from '../discovery/directory.ts';
import { noteReady } from '../installation/readiness.ts';
import { watchDataFolder } from '../platform/data-folder.ts';
import { Unavailable } from '../platform/errors.ts';
import { bind } from '../platform/http/bind.ts';
import type { Platform } from '../platform/platform.ts';
import { sharedFor } from '../platform/shared-for.ts';

export function healthRoutes(app: FastifyInstance, platform: Platform): void {
  const problemOfFolder = watchDataFolder(platform.config);
  const directory = directoryOf(platform);
  // It is never shed, and waits for the disk: whoever asks in the same second is told what one of them was.
  const writes = sharedFor(1_000, () => noteReady(platform.database, platform.now()));
  bind(app, 'readHealth', {
    summary: 'Whether the process is up',
    access: 'anyone',
    isNeverShed: true,
    reply: healthReply,
    handle: async () => ({ status: 'up' as const }),
  });
  bind(app, 'readReadiness', {
    summary: 'Whether the process can write into its database, and has the directory at hand',
    access: 'anyone',
    isNeverShed: true,
    reply: readinessReply,
    handle: async () => {
      const problem = problemOfFolder();
      if (problem !== null) throw new Unavailable(problem);
      await writes();
      if (!directory.isReady()) throw new Unavailable('the index of the directory is not there yet');
      return { status: 'ready' as const };
    },
  });
}
