import type { FastifyInstance } from 'fastify';
import { acknowledgedReply } from '#contract/acknowledged.ts';
import { sessionsReply, stepUpRequest } from '#contract/session.ts';
import type { Platform } from '../db/platform.ts';
import { bind } from '../http/bind.ts';
import { endOtherSessions, listSessions } from './own-sessions.service.ts';

export function ownSessionRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, 'listSessions', {
    summary: 'List the open sessions of the account, the current one first',
    access: 'session',
    reply: sessionsReply,
    handle: async ({ signedIn }) => ({ data: await listSessions(platform, signedIn) }),
  });
  bind(app, 'endOtherSessions', {
    summary: 'End all other sessions; asks for the password again',
    access: 'session',
    body: stepUpRequest,
    reply: acknowledgedReply,
    requestsPerMinute: 10,
    handle: async ({ signedIn, body }) => {
      await endOtherSessions(platform, signedIn, body);
      return { success: true as const };
    },
  });
}
