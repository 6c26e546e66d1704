import { type DashboardSnapshot, hasUnsaved } from './dashboard.machine.ts';

export const isLoading = (dashboard: DashboardSnapshot): boolean => dashboard.hasTag('loading');
export const isMissing = (dashboard: DashboardSnapshot): boolean => dashboard.matches('missing');

export function flowsIn({ children }: DashboardSnapshot) {
  const { editing, panes, toast, picture, cover, copying, visits, account, map, profile, fields } = children;
  const saving = editing?.getSnapshot().children.saving;
  return editing &&
    panes &&
    toast &&
    picture &&
    cover &&
    copying &&
    visits &&
    account &&
    map &&
    profile &&
    fields &&
    saving
    ? { editing, saving, panes, toast, picture, cover, copying, visits, account, map, profile, fields }
    : null;
}

export const isUnsaved = ({ context }: DashboardSnapshot): boolean => hasUnsaved(context);
export const isAskingToLeave = (dashboard: DashboardSnapshot): boolean => dashboard.hasTag('asking');
export const isSavingToLeave = (dashboard: DashboardSnapshot): boolean =>
  dashboard.matches({ ready: { leaving: 'saving' } });
export const isLeft = (dashboard: DashboardSnapshot): boolean => dashboard.matches({ ready: { leaving: 'left' } });
