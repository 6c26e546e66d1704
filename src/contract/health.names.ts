import type { RouteTable } from './route.ts';

export const healthRoutes = {
  readHealth: { method: 'GET', path: '/health' },
  readReadiness: { method: 'GET', path: '/ready' },
} as const satisfies RouteTable;
