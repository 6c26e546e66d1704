import type { ComponentType } from 'react';
import type { BlogFont } from '#contract/blog-choices.ts';
import type { BlogPage } from '#contract/blog-page.ts';
import type { JourneyMap } from '#contract/journey-map.ts';
import type { BlogEditingActor } from '#machines/blog-editing/blog-editing.machine.ts';
import type { PreviewTarget } from '#machines/blog-editing/preview-target.ts';
import type { BlogMapActor } from '#machines/blog-map/blog-map.machine.ts';
import type { BlogProfileActor } from '#machines/blog-profile/blog-profile.machine.ts';
import type { BlogSavingActor } from '#machines/blog-saving/blog-saving.machine.ts';
import type { BlogVisitsActor } from '#machines/blog-visits/blog-visits.machine.ts';
import type { CopyingActor } from '#machines/copying/copying.machine.ts';
import type { CoverUploadActor } from '#machines/cover-upload/cover-upload.machine.ts';
import type { DashboardPanesActor } from '#machines/dashboard-panes/dashboard-panes.machine.ts';
import type { OwnAccountActor } from '#machines/own-account/own-account.machine.ts';
import type { PictureActor } from '#machines/picture/picture.machine.ts';
import type { ProfileEditingActor } from '#machines/profile-editing/profile-editing.machine.ts';
import type { ToastActor } from '#machines/toast/toast.machine.ts';
import type { BlogCreator } from '#rules/blog-visibility.ts';

export interface DashboardActors {
  editing: BlogEditingActor;
  saving: BlogSavingActor;
  panes: DashboardPanesActor;
  toast: ToastActor;
  picture: PictureActor;
  cover: CoverUploadActor;
  copying: CopyingActor;
  visits: BlogVisitsActor;
  account: OwnAccountActor;
  map: BlogMapActor;
  profile: BlogProfileActor;
  fields: ProfileEditingActor;
}

export interface TabProps {
  editing: BlogEditingActor;
  creator: BlogCreator;
  /** The part that was opened in the preview: its settings take the focus. */
  opened?: PreviewTarget | null;
}

/** Parts of other features, which only the route imports. */
export interface DashboardParts {
  BlogPreview: ComponentType<{ page: BlogPage; map: JourneyMap | null }>;
  FontSample: ComponentType<{ font: BlogFont }>;
  BankStatus: ComponentType<{ account: OwnAccountActor }>;
}
