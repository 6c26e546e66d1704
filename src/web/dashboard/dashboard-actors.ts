import type { ComponentType } from 'react';
import type { BlogPage } from '#contract/blog-page.ts';
import type { JourneyMap } from '#contract/journey-map.ts';
import type { BlogEditingActor } from '#machines/blog-editing/blog-editing.machine.ts';
import type { BlogMapActor } from '#machines/blog-map/blog-map.machine.ts';
import type { BlogProfileActor } from '#machines/blog-profile/blog-profile.machine.ts';
import type { BlogSavingActor } from '#machines/blog-saving/blog-saving.machine.ts';
import type { BlogVisitsActor } from '#machines/blog-visits/blog-visits.machine.ts';
import type { CopyingActor } from '#machines/copying/copying.machine.ts';
import type { CoverUploadActor } from '#machines/cover-upload/cover-upload.machine.ts';
import type { DashboardPanesActor, DashboardTab } from '#machines/dashboard-panes/dashboard-panes.machine.ts';
import type { OwnAccountActor } from '#machines/own-account/own-account.machine.ts';
import type { PictureActor } from '#machines/picture/picture.machine.ts';
import type { ToastActor } from '#machines/toast/toast.machine.ts';
import type { BlogCreator } from '#rules/blog-visibility.ts';
import type { LeaveDialogProps } from '#web/ui/leave-dialog.tsx';
import type { DragOrderProps } from '#web/ui/sortable-rows.tsx';
import type { TabDrawerProps } from './tab-drawer.tsx';

/** The flows that meet on the dashboard, once it knows whose it is. */
export interface DashboardActors {
  editing: BlogEditingActor;
  saving: BlogSavingActor;
  panes: DashboardPanesActor;
  toast: ToastActor;
  /** The cover, before it is sent and on its way. */
  picture: PictureActor;
  cover: CoverUploadActor;
  copying: CopyingActor;
  visits: BlogVisitsActor;
  account: OwnAccountActor;
  map: BlogMapActor;
  profile: BlogProfileActor;
}

/** What a tab has in hand: it reads the draft and sends edits. */
export interface TabProps {
  editing: BlogEditingActor;
  creator: BlogCreator;
  /** What carries a row by the pointer; it comes with the first press upon a handle. */
  DragOrder: ComponentType<DragOrderProps>;
}

/** What a tab is given that speaks with more than the draft. */
export interface WholeTabProps extends TabProps {
  actors: DashboardActors;
}
export type SettingsProps = Omit<WholeTabProps, 'DragOrder'>;

/** What is loaded after the page, and what another feature brings to it, handed in by whoever composes them. */
export interface HandedIn extends Pick<TabProps, 'DragOrder'> {
  tabs: Readonly<Record<DashboardTab, ComponentType<WholeTabProps>>>;
  /** The page of a blog, as it would be. */
  BlogInApp: ComponentType<{ page: BlogPage; map: JourneyMap | null }>;
  ConflictDialog: ComponentType<{ editing: BlogEditingActor; creator: BlogCreator }>;
  LeaveDialog: ComponentType<LeaveDialogProps>;
  TabDrawer: ComponentType<TabDrawerProps>;
  /** Asks for the script of the dialogs, before anybody has done what opens one. */
  wantDialogs: () => void;
}
