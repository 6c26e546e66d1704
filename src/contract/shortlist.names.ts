import type { RouteTable } from './route.ts';

export const shortlistRoutes = {
  readShortlist: { method: 'GET', path: '/sponsor/shortlist' },
  exportShortlist: { method: 'GET', path: '/sponsor/shortlist.csv' },
  changeShortlist: { method: 'POST', path: '/sponsor/shortlist/:id' },
} as const satisfies RouteTable;
