import type { BlogSavingActor } from '../blog-saving/blog-saving.machine.ts';
import { type DashboardFlows, type DashboardSnapshot, hasUnsaved } from './dashboard.machine.ts';

export const isLoading = (dashboard: DashboardSnapshot): boolean => dashboard.hasTag('loading');
export const isMissing = (dashboard: DashboardSnapshot): boolean => dashboard.matches('missing');

/** Null until the blog is loaded. The editor of the blog runs the flow that saves. */
export function flowsIn({ children }: DashboardSnapshot): DashboardActors | null {
  const saving = children.editing?.getSnapshot().children.saving;
  return saving ? ({ ...children, saving } as DashboardActors) : null;
}

export type DashboardActors = Omit<DashboardFlows, 'reading'> & { saving: BlogSavingActor };

export const isUnsaved = ({ context }: DashboardSnapshot): boolean => hasUnsaved(context);
export const isAskingToLeave = (dashboard: DashboardSnapshot): boolean => dashboard.hasTag('asking');
export const isLeft = (dashboard: DashboardSnapshot): boolean => dashboard.matches({ ready: { leaving: 'left' } });
