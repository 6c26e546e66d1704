import type { FastifyInstance } from 'fastify';
import { healthReply, readinessReply } from '#contract/health.ts';
import { bind } from '../platform/bind.ts';
import type { Platform } from '../platform/platform.ts';

export function healthRoutes(app: FastifyInstance, { database }: Platform): void {
  bind(app, 'readHealth', {
    summary: 'Whether the process is up',
    access: 'anyone',
    reply: healthReply,
    handle: async () => ({ status: 'up' as const }),
  });
  bind(app, 'readReadiness', {
    summary: 'Whether the process reaches its database',
    access: 'anyone',
    reply: readinessReply,
    handle: async () => {
      await database.selectFrom('account').select('id').limit(1).execute();
      return { status: 'ready' as const };
    },
  });
}
