import type { BlogChoices } from '#contract/blog.ts';
import type { BlogSectionKey } from '#contract/blog-choices.ts';
import { type BlogEdit, edited } from '#machines/rules/blog-edit.ts';
import type { BlogFacts } from '#machines/rules/blog-facts.ts';
import { type BlogSetting, type ContactWay, contactWays } from '#machines/rules/blog-setting.ts';
import { type ConfigChange, changesBetween } from '#machines/rules/config-changes.ts';
import { isAllHidden, readSettings, settingValue } from '#machines/rules/read-setting.ts';
import { type UnreadableText, unreadableTexts } from '#machines/rules/unreadable-texts.ts';
import type { ListSectionKey } from '#rules/blog-sections.ts';
import type { BlogSettings } from '#rules/blog-settings.ts';
import { memoizeLast } from '#rules/memoize-last.ts';
import type { SocialPlatform } from '#rules/social-account.ts';
import type { DisplayOrder } from '../blog-saving/blog-saving.machine.ts';
import { isUnknown, type StoredConfig } from '../blog-saving/stored-config.ts';
import type { BlogEditingSnapshot } from './blog-editing.machine.ts';
import { type Context, type KeptDraft, withColour } from './draft.ts';

type Drafted = Pick<Context, 'draft' | 'facts'>;
type Seen = Pick<Context, 'draft' | 'facts' | 'colour'>;

export const settingsIn = ({ draft, facts }: Drafted) => readSettings(draft, facts);

const isOn = (drafted: Drafted, setting: BlogSetting): boolean => settingValue(setting, settingsIn(drafted)) === true;

export const isContactShown = (drafted: Drafted, way: ContactWay): boolean => isOn(drafted, { kind: 'contact', way });

/** Contacts are public until their owner says otherwise, so they are asked once. */
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

/** What is hidden lists nothing. */
export const isExpanded = (context: Drafted & Pick<Context, 'expanded'>, section: BlogSectionKey): boolean =>
  context.expanded.includes(section) && isSectionShown(context, section);

/** Whether turning a section on makes public what the saved page hides item by item. */
export function wouldReveal({ draft, base, facts }: Drafted & Pick<Context, 'base'>, section: BlogSectionKey): boolean {
  const saved = { draft: base.config, facts };
  if (section === 'contact')
    return !isSectionShown({ draft, facts }, section) && contactWays.some((way) => !isContactShown(saved, way));
  const items = facts.items[section];
  const isHidden = (item: string) => !isItemShown(saved, { section, item });
  return items.length > 1 && isAllHidden(settingsIn({ draft, facts }).settings, section, facts) && items.some(isHidden);
}

/** Whether it is asked what of a section to show. */
export const isAsked = (context: Drafted & Pick<Context, 'asked'>, section: BlogSectionKey): boolean =>
  context.asked === section && !isSectionShown(context, section);

export const sectionsIn = (drafted: Drafted): readonly BlogSectionKey[] => settingsIn(drafted).settings.sections;

/** The section that was moved last, and the place that it came to. */
export const movedTo = (context: Drafted & Pick<Context, 'moved'>) =>
  context.moved === null ? null : { section: context.moved, place: sectionsIn(context).indexOf(context.moved) + 1 };

export const isTripShown = (drafted: Drafted, trip: string): boolean => isOn(drafted, { kind: 'trip', trip });

/** As the page has it, in so many numbers. */
export const orderOf = (drafted: Drafted): DisplayOrder =>
  Object.fromEntries(sectionsIn(drafted).map((section, index) => [section, index + 1]));

const inColour = memoizeLast((colour: BlogEdit, draft: BlogChoices, facts: BlogFacts) => edited(draft, colour, facts));

/** With a colour that is still being chosen: whoever chooses sees it at once. */
export const seenDraft = ({ draft, colour, facts }: Seen): BlogChoices =>
  colour === null ? draft : inColour(colour, draft, facts);

export const isDirty = ({ context }: BlogEditingSnapshot): boolean => changesIn(context).length > 0;

/** What a reload is to go on with; null for what is no other than what is saved. A colour that is still being chosen is in the draft by then. */
export function toKeep(editing: BlogEditingSnapshot): KeptDraft | null {
  if (!isDirty(editing)) return null;
  const { base, draft, history, undecided, unanswered } = { ...editing.context, ...withColour(editing.context) };
  return { base, draft, history, undecided, unanswered };
}

const changesUpon = memoizeLast((draft: BlogChoices, { config }: StoredConfig, facts: BlogFacts) =>
  changesBetween(config, draft, facts),
);

/** What a save will change. A draft is asked for it from many sides, and compared once. */
export const changesIn = (seen: Seen & Pick<Context, 'base'>): readonly ConfigChange[] =>
  changesUpon(seenDraft(seen), seen.base, seen.facts);

/** Whether Save was pressed while another save is under way. */
export const isSaveQueued = ({ context }: BlogEditingSnapshot): boolean => context.wanted !== null;
export const isConfirmed = (editing: BlogEditingSnapshot): boolean =>
  editing.matches('confirmed') || editing.matches('uploaded');
export const isInConflict = ({ context }: BlogEditingSnapshot): boolean => context.question !== null;
export const canUndo = (editing: BlogEditingSnapshot): boolean => editing.can({ type: 'edit.undo' });
export const canRedo = (editing: BlogEditingSnapshot): boolean => editing.can({ type: 'edit.redo' });

/** All that the page is made of, with a colour that is still being chosen. */
export const lookIn = (context: Context): BlogSettings => settingsIn({ ...context, ...withColour(context) }).settings;

/** The texts that cannot be read on the background, with one that is still being chosen. */
export const unreadableIn = (context: Context): readonly UnreadableText[] =>
  unreadableTexts(lookIn(context), context.facts);

export const isSocialShown = ({ draft, facts }: Drafted): boolean =>
  settingsIn({ draft, facts }).settings.shown.showSocialMedia;

export const isPlatformShown = (drafted: Drafted, platform: SocialPlatform): boolean =>
  isOn(drafted, { kind: 'platform', platform });
