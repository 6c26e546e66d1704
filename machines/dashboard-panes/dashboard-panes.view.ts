import type { DashboardPanesSnapshot } from './dashboard-panes.machine.ts';

export const isSidebarOpen = (panes: DashboardPanesSnapshot): boolean => panes.matches({ sidebar: 'open' });
export const isPreviewOpen = (panes: DashboardPanesSnapshot): boolean => panes.matches({ preview: 'open' });
/** A phone fits at every zoom. */
export const isFitted = ({ context }: DashboardPanesSnapshot): boolean =>
  context.isFitted && context.width === 'desktop';
