import type { DashboardSnapshot } from './dashboard.machine.ts';

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

export const isUnsaved = ({ context }: DashboardSnapshot): boolean =>
  context.isEdited || context.isUploadingCover || context.isUploadingPortrait;
