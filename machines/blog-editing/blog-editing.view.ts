import type { BlogChoices, OwnProfile } from '#contract/blog.ts';
import type { BlogSectionKey } from '#contract/blog-choices.ts';
import type { BlogFacts } from '#machines/rules/blog-facts.ts';
import { type BlogSetting, type ContactWay, contactWays } from '#machines/rules/blog-setting.ts';
import { type ConfigChange, changesBetween } from '#machines/rules/config-changes.ts';
import type { ConfigConflict } from '#machines/rules/merge-configs.ts';
import { isAllHidden, readSettings, settingValue } from '#machines/rules/read-setting.ts';
import { isSameValue } from '#machines/rules/same-value.ts';
import { type UnreadableText, unreadableTexts } from '#machines/rules/unreadable-texts.ts';
import type { ApplicationField } from '#rules/application-fields.ts';
import type { ListSectionKey } from '#rules/blog-sections.ts';
import type { BlogSettings } from '#rules/blog-settings.ts';
import { memoizeLast } from '#rules/memoize-last.ts';
import { ownProfileProblems } from '#rules/own-profile.ts';
import type { Problems } from '#rules/problems.ts';
import type { SocialPlatform } from '#rules/social-account.ts';
import type { DisplayOrder } from '../blog-saving/blog-saving.setup.ts';
import { isUnknown, type StoredConfig } from '../blog-saving/stored-config.ts';
import type { BlogEditingSnapshot } from './blog-editing.machine.ts';
import { type Context, previewedDraft, type UnsavedDraft, withPendingColour } from './draft.ts';
import { invalidColoursIn, typedColoursOf } from './typed-colours.ts';

type Drafted = Pick<Context, 'draft' | 'facts'>;
type Previewed = Pick<Context, 'draft' | 'facts' | 'pendingColour'>;

export const settingsIn = ({ draft, facts }: Drafted) => readSettings(draft, facts);

const isOn = (drafted: Drafted, setting: BlogSetting): boolean => settingValue(setting, settingsIn(drafted)) === true;

export const isContactShown = (drafted: Drafted, way: ContactWay): boolean => isOn(drafted, { kind: 'contact', way });

export const areContactsUndecided = ({ draft, facts, base }: Drafted & Pick<Context, 'base'>): boolean =>
  !isUnknown(base) &&
  draft.showEmail === undefined &&
  draft.showPhoneNumber === undefined &&
  isSectionShown({ draft, facts }, 'contact');

export const isItemShown = (drafted: Drafted, item: { section: ListSectionKey; item: string }): boolean =>
  isOn(drafted, { kind: 'item', ...item });

export const isSectionShown = (drafted: Drafted, section: BlogSectionKey): boolean =>
  section === 'contact'
    ? contactWays.some((way) => isContactShown(drafted, way))
    : isOn(drafted, { kind: 'section', section });

export const isExpanded = (context: Drafted & Pick<Context, 'expandedSections'>, section: BlogSectionKey): boolean =>
  context.expandedSections.includes(section) && isSectionShown(context, section);

/** Whether showing a section would publish items that the saved page hides one by one. */
export function wouldReveal({ draft, base, facts }: Drafted & Pick<Context, 'base'>, section: BlogSectionKey): boolean {
  const saved = { draft: base.config, facts };
  if (section === 'contact')
    return !isSectionShown({ draft, facts }, section) && contactWays.some((way) => !isContactShown(saved, way));
  const items = facts.items[section];
  const isHidden = (item: string) => !isItemShown(saved, { section, item });
  return items.length > 1 && isAllHidden(settingsIn({ draft, facts }).settings, section, facts) && items.some(isHidden);
}

export const isConfirmingReveal = (
  context: Drafted & Pick<Context, 'sectionToReveal'>,
  section: BlogSectionKey,
): boolean => context.sectionToReveal === section && !isSectionShown(context, section);

export const sectionsIn = (drafted: Drafted): readonly BlogSectionKey[] => settingsIn(drafted).settings.sections;

/** The position is counted from 1. */
export const lastMove = (context: Drafted & Pick<Context, 'movedSection'>) =>
  context.movedSection && {
    section: context.movedSection,
    position: sectionsIn(context).indexOf(context.movedSection) + 1,
  };

export const isTripShown = (drafted: Drafted, trip: string): boolean => isOn(drafted, { kind: 'trip', trip });

export const orderOf = (drafted: Drafted): DisplayOrder =>
  Object.fromEntries(sectionsIn(drafted).map((section, index) => [section, index + 1]));

const memoizedChanges = memoizeLast((draft: BlogChoices, { config }: StoredConfig, facts: BlogFacts) =>
  changesBetween(config, draft, facts),
);

export const changesIn = (context: Previewed & Pick<Context, 'base'>): readonly ConfigChange[] =>
  memoizedChanges(previewedDraft(context), context.base, context.facts);

export const isDirty = ({ context }: BlogEditingSnapshot): boolean => changesIn(context).length > 0;

/** Null if nothing differs from the saved config. A colour that is being picked or typed is part of the draft. */
export function unsavedDraft(context: Context): UnsavedDraft | null {
  const invalid = invalidColoursIn(context);
  if (changesIn(context).length === 0 && invalid.length === 0) return null;
  const { base, draft, history, conflictPaths, unconfirmed } = { ...context, ...withPendingColour(context) };
  const unsaved = { base, draft, history, conflictPaths, unconfirmed };
  return invalid.length === 0 ? unsaved : { ...unsaved, typedColours: typedColoursOf(invalid) };
}

export const isConfirmed = (editing: BlogEditingSnapshot): boolean =>
  editing.matches({ draft: 'confirmed' }) || editing.matches({ draft: 'uploaded' });
export const isInConflict = (editing: BlogEditingSnapshot): boolean => editing.matches({ saving: 'conflicting' });
const noConflicts: readonly ConfigConflict[] = [];
export const conflictsIn = ({ context }: BlogEditingSnapshot): readonly ConfigConflict[] =>
  context.conflict?.conflicts ?? noConflicts;

/** Includes the colour that is being picked. */
export const previewedSettings = (context: Previewed): BlogSettings =>
  readSettings(previewedDraft(context), context.facts).settings;

/** Whether the text styles of a trip are not those of all others. */
export function hasOwnStyles(context: Previewed, trip: string): boolean {
  const { tripOf } = previewedSettings(context);
  const { styles } = tripOf(trip);
  return context.facts.trips.some(({ id }) => !isSameValue(tripOf(id).styles, styles));
}

export const unreadableIn = (context: Previewed): readonly UnreadableText[] =>
  unreadableTexts(previewedSettings(context), context.facts);

export const isSocialShown = ({ draft, facts }: Drafted): boolean =>
  settingsIn({ draft, facts }).settings.shown.showSocialMedia;

export const isPlatformShown = (drafted: Drafted, platform: SocialPlatform): boolean =>
  isOn(drafted, { kind: 'platform', platform });

const memoizedProblems = memoizeLast((profile: OwnProfile) => ownProfileProblems(profile));
const noProblems: Problems<ApplicationField> = {};

export const profileProblemsIn = ({ draft: { profile } }: Pick<Context, 'draft'>): Problems<ApplicationField> =>
  profile === undefined ? noProblems : memoizedProblems(profile);
