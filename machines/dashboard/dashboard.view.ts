import type { DashboardSnapshot } from './dashboard.machine.ts';

export const isLoading = (dashboard: DashboardSnapshot): boolean => dashboard.hasTag('loading');
export const isNobody = (dashboard: DashboardSnapshot): boolean => dashboard.matches('nobody');

/** The flows of the page, once it knows whose it is. */
export function flowsIn({ children }: DashboardSnapshot) {
  const { editing, panes, toast, picture, cover, copying, visits, account, map, profile } = children;
  const saving = editing?.getSnapshot().children.saving;
  return editing && panes && toast && picture && cover && copying && visits && account && map && profile && saving
    ? { editing, saving, panes, toast, picture, cover, copying, visits, account, map, profile }
    : null;
}

/** Whether there is something to be lost by leaving. */
export const isUnsaved = ({ context: { isEdited, isSendingCover } }: DashboardSnapshot): boolean =>
  isEdited || isSendingCover;
export const isLeaving = (dashboard: DashboardSnapshot): boolean => dashboard.matches({ ready: 'leaving' });
