import type { RouteTable } from './route.ts';

export const discoveryRoutes = {
  listCreators: { method: 'GET', path: '/creator' },
  readCreator: { method: 'GET', path: '/creator/:id' },
} as const satisfies RouteTable;
