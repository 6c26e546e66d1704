import type { auditQuery, auditReply } from './audit.ts';
import type { WordsByName } from './language.ts';
import { type RouteTable, wire } from './route.ts';

export const auditRoutes = {
  listAuditEntries: {
    method: 'GET',
    path: '/admin/audit',
    wire: wire<{ isSigned: true; query: typeof auditQuery; answer: typeof auditReply }>(),
  },
} as const satisfies RouteTable;

export const auditDeeds = {
  'audit.accept': { en: 'Audit trail accepted as it was', tr: 'Denetim izi olduğu gibi kabul edildi' },
  'audit.key': { en: 'Audit trail given a key', tr: 'Denetim izine anahtar verildi' },
} as const satisfies WordsByName;
