import type { ComponentType } from 'react';
import type { BlogFont } from '#contract/blog-choices.ts';
import type { BlogPage } from '#contract/blog-page.ts';
import type { JourneyMap } from '#contract/journey-map.ts';
import type { BlogEditingActor } from '#machines/blog-editing/blog-editing.machine.ts';
import type { PreviewTarget } from '#machines/blog-editing/preview-target.ts';
import type { OwnAccountActor } from '#machines/own-account/own-account.machine.ts';
import type { BlogCreator } from '#rules/blog-visibility.ts';

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
