import type { FastifyInstance } from 'fastify';
import { auditQuery, auditReply } from '#contract/audit.ts';
import type { Platform } from '../db/platform.ts';
import { command } from '../feature/command.ts';
import type { Feature } from '../feature/feature.ts';
import { bind } from '../http/bind.ts';
import { OperatorError } from '../lib/errors.ts';
import { listAuditEntries } from './audit.service.ts';
import { verifyTrail, writeAuditEntries } from './audit-trail.ts';

export const auditFeature: Feature = {
  name: 'audit',
  routes: auditRoutes,
  commands: [
    command({
      words: 'audit verify',
      does: 'Check that no entry of the audit trail was changed or removed.',
      run: verifyAuditCommand,
    }),
  ],
  on: { 'audit.recorded': writeAuditEntries },
};

function auditRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, 'listAuditEntries', {
    access: ['staff'],
    summary: 'List the audit trail, newest first',
    query: auditQuery,
    reply: auditReply,
    handle: ({ query }) => listAuditEntries(platform, query),
  });
}

export async function verifyAuditCommand(platform: Platform): Promise<string> {
  const check = await verifyTrail(platform);
  if (check.isIntact) return `The audit trail is intact: ${check.count} ${check.count === 1 ? 'entry' : 'entries'}.`;
  const { brokenAt, keyId } = check;
  if (keyId !== null && !platform.secrets.keyIds.includes(keyId))
    throw new OperatorError(`Entry ${brokenAt} needs the key ${keyId}. Add it to VAYA_KEYS and run the check again.`);
  throw new Error(`The audit trail is broken at entry ${brokenAt}.`);
}
