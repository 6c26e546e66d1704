import type { DashboardSnapshot } from './dashboard.machine.ts';

export const isLoading = (dashboard: DashboardSnapshot): boolean => dashboard.hasTag('loading');
export const isNobody = (dashboard: DashboardSnapshot): boolean => dashboard.matches('nobody');

/** The flows of the page, once it knows whose it is. */
export function flowsIn({ children: { editing, panes, toast } }: DashboardSnapshot) {
  const saving = editing?.getSnapshot().children.saving;
  return editing && panes && toast && saving ? { editing, saving, panes, toast } : null;
}

/** Whether there is something to be lost by leaving. */
export const isEdited = ({ context }: DashboardSnapshot): boolean => context.isEdited;
export const isLeaving = (dashboard: DashboardSnapshot): boolean => dashboard.matches({ ready: 'leaving' });
