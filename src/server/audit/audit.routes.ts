import type { FastifyInstance } from 'fastify';
import { auditQuery, auditReply } from '#contract/audit.ts';
import { bind } from '../platform/http/bind.ts';
import type { Platform } from '../platform/platform.ts';
import { listAuditEntries } from './audit.service.ts';

export function auditRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, 'listAuditEntries', {
    access: ['staff'],
    summary: 'What staff did, newest first: all of it, or what is asked for',
    query: auditQuery,
    reply: auditReply,
    handle: ({ query }) => listAuditEntries(platform, query),
  });
}
