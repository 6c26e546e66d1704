import type { auditQuery, auditReply } from './audit.ts';
import { type RouteTable, wire } from './route.ts';

export const auditRoutes = {
  listAuditEntries: {
    method: 'GET',
    path: '/admin/audit',
    wire: wire<{ needsSession: true; query: typeof auditQuery; answer: typeof auditReply }>(),
  },
} as const satisfies RouteTable;
