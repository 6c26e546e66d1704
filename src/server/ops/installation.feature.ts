import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { healthReply, readinessReply } from '#contract/health.ts';
import { watchDataFolder } from '../db/data-folder.ts';
import type { Platform } from '../db/platform.ts';
import type { Feature } from '../feature/feature.ts';
import { bind } from '../http/bind.ts';
import { version } from '../lib/config.ts';
import { Unavailable } from '../lib/errors.ts';
import { doctorCommand } from './doctor.ts';
import { noteReady } from './installation.store.ts';
import { keyCommands } from './keys.commands.ts';

/** Whose database this is, and whether it can be written to. */
export const installationFeature: Feature = {
  name: 'installation',
  routes: healthRoutes,
  jobs: (platform) => [{ pause: 30_000, run: () => noteReady(platform.database, platform.now()) }],
  commands: [...keyCommands, doctorCommand],
};

function healthRoutes(app: FastifyInstance, platform: Platform): void {
  const problemOfFolder = watchDataFolder(platform.config);
  // One write a second at most, since this route is exempt from load shedding.
  const writes = new LRUCache<'ready', true>({
    max: 1,
    ttl: 1_000,
    fetchMethod: async (): Promise<true> => {
      await noteReady(platform.database, platform.now());
      return true;
    },
  });
  bind(app, 'readHealth', {
    summary: 'Check whether the process is up',
    access: 'anyone',
    answersUnderLoad: true,
    reply: healthReply,
    handle: async () => ({ status: 'up' as const, version }),
  });
  bind(app, 'readReadiness', {
    summary: 'Whether the process can write into its database',
    access: 'anyone',
    answersUnderLoad: true,
    reply: readinessReply,
    handle: async () => {
      const problem = problemOfFolder();
      if (problem !== null) throw new Unavailable(problem);
      await writes.fetch('ready');
      return { status: 'ready' as const };
    },
  });
}
