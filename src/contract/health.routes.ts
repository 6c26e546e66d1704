import type { healthReply, readinessReply } from './health.ts';
import { type RouteTable, wire } from './route.ts';

export const healthRoutes = {
  readHealth: { method: 'GET', path: '/health', wire: wire<{ answer: typeof healthReply }>() },
  readReadiness: { method: 'GET', path: '/ready', wire: wire<{ answer: typeof readinessReply }>() },
} as const satisfies RouteTable;
