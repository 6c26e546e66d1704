import type { DashboardPanesSnapshot } from './dashboard-panes.machine.ts';

export const isSidebarOpen = (panes: DashboardPanesSnapshot): boolean => panes.matches({ sidebar: 'open' });
export const isPreviewOpen = (panes: DashboardPanesSnapshot): boolean => panes.matches({ preview: 'open' });
