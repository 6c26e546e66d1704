import type { FastifyInstance } from 'fastify';
import { auditQuery, auditReply } from '#contract/audit.ts';
import type { Platform } from '../db/platform.ts';
import { bind } from '../http/bind.ts';
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
