import type { FastifyInstance } from 'fastify';
import { auditQuery, auditReply } from '#contract/audit.ts';
import { bind } from '../platform/http/bind.ts';
import type { Platform } from '../platform/platform.ts';
import { listAuditEntries } from './audit.service.ts';

export function auditRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, 'listAuditEntries', {
    access: ['staff'],
    summary: 'List the audit trail, newest first',
    query: auditQuery,
    reply: auditReply,
    handle: ({ query }) => listAuditEntries(platform, query),
  });
}
