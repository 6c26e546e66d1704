import type { BlogChoices } from '#contract/blog.ts';
import type { BlogSectionKey } from '#contract/blog-choices.ts';
import { withCoupling } from '#machines/rules/blog-coupling.ts';
import { applyEdit, type BlogEdit } from '#machines/rules/blog-edit.ts';
import type { BlogFacts } from '#machines/rules/blog-facts.ts';
import type { ColourSetting } from '#machines/rules/colour-setting.ts';
import { changesBetween, isSameConfig, replayed } from '#machines/rules/config-changes.ts';
import { closeStep, type EditHistory, emptyHistory, rebaseHistory, recordStep } from '#machines/rules/edit-history.ts';
import { type ConfigConflict, mergeConfigs, resolveConflicts } from '#machines/rules/merge-configs.ts';
import { memoizeLast } from '#rules/memoize-last.ts';
import { isSameList } from '#rules/same-list.ts';
import type { BaseChange, BlogName, MergeConflict } from '../blog-saving/blog-saving.setup.ts';
import { isUnknown, type StoredConfig, unknownConfig } from '../blog-saving/stored-config.ts';
import type { PreviewTarget } from './preview-target.ts';
import { undoStepOf } from './undo-step.ts';

export interface TypedColour {
  setting: ColourSetting;
  text: string;
  /** The colour of the setting when the text was typed. */
  colour: string;
  /** Whether the field was left: an error shows only then. */
  isLeft: boolean;
}

export type TypedColours = Readonly<Record<string, TypedColour>>;

export interface UnsavedDraft {
  base: StoredConfig;
  draft: BlogChoices;
  history: EditHistory<BlogChoices>;
  /** Paths that were changed here and in another tab; the next save asks which side wins. */
  conflictPaths: readonly string[];
  /** Configs whose save got no response: a newer server version may be one of them. */
  unconfirmed: readonly BlogChoices[];
  /** Texts that are no colours yet, by the path of their setting. */
  typedColours?: TypedColours;
}

export interface Context extends UnsavedDraft {
  facts: BlogFacts;
  blog: BlogName;
  conflict: MergeConflict | null;
  /** The draft when Save was pressed during another save. */
  pendingSave: BlogChoices | null;
  runningSave: 'order' | 'config' | null;
  /** Undo steps lost in merges since the last save. */
  droppedSteps: number;
  /** A colour that enters the draft after a short delay. */
  pendingColour: BlogEdit | null;
  /** What colour fields show while it differs from their colour, by the path of their setting. */
  typedColours: TypedColours;
  /** True once the colour was committed: the next colour is another undo step. */
  isColourCommitted: boolean;
  expandedSections: readonly BlogSectionKey[];
  previewTarget: PreviewTarget | null;
  /** The section whose 'Show all?' question is open. */
  sectionToReveal: BlogSectionKey | null;
  movedSection: BlogSectionKey | null;
  openTrip: string | null;
  /** The full name in the base when it was last reported. */
  savedName: string | null;
  /** When the draft was changed last; at first, when it was opened. */
  editedAt: number;
  /** The draft as it was last reported to the page. */
  reported: ReportedDraft | null;
}

type ReportedDraft = UnsavedDraft & Pick<Context, 'pendingColour' | 'isColourCommitted' | 'typedColours'>;

export const reportedDraft = (context: Context): ReportedDraft => {
  const { base, draft, history, conflictPaths, unconfirmed, pendingColour, isColourCommitted, typedColours } = context;
  return { base, draft, history, conflictPaths, unconfirmed, pendingColour, isColourCommitted, typedColours };
};

export const isReported = (context: Context): boolean =>
  context.reported !== null && isSameList(Object.values(context.reported), Object.values(reportedDraft(context)));

const withColour = memoizeLast((colour: BlogEdit, draft: BlogChoices, facts: BlogFacts) =>
  applyEdit(draft, colour, facts),
);

/** Includes the colour that is being picked. */
export const previewedDraft = ({ draft, pendingColour, facts }: Pick<Context, 'draft' | 'pendingColour' | 'facts'>) =>
  pendingColour === null ? draft : withColour(pendingColour, draft, facts);

export const savedNameIn = ({ config }: StoredConfig): string | null => config.profile?.fullName ?? null;

type Drafted = Pick<Context, 'draft' | 'history' | 'facts'>;

export interface DraftInput extends Pick<Context, 'facts' | 'blog'> {
  /** Null if the config could not be read. */
  stored: StoredConfig | null;
  unsaved: UnsavedDraft | null;
}

/** Continues an unsaved draft, rebased on a newer version if there is one. */
export function initialDraft({ stored, unsaved, facts }: DraftInput): UnsavedDraft {
  if (unsaved === null) {
    const base = stored ?? unknownConfig(facts);
    return { base, draft: base.config, history: emptyHistory, conflictPaths: [], unconfirmed: [] };
  }
  if (stored === null) return unsaved;
  if (unsaved.base.version === stored.version) return { ...unsaved, base: stored };
  const replaced = { config: unsaved.base.config, unconfirmed: unsaved.unconfirmed };
  const { droppedSteps: _, ...draft } = rebaseDraft({ ...unsaved, facts, droppedSteps: 0 }, { base: stored, replaced });
  return { ...draft, unconfirmed: [] };
}

export function withEdit(
  { draft, history, facts }: Drafted,
  edit: BlogEdit,
  step = undoStepOf(edit),
): Pick<Context, 'draft' | 'history'> {
  const after = applyEdit(draft, edit, facts);
  return { draft: after, history: recordStep(history, { before: draft, after, step }) };
}

/** Stores both flags explicitly: a missing flag means that the owner has not answered yet. */
export function withContacts(
  { draft, history, facts }: Drafted,
  areShown: boolean,
): Pick<Context, 'draft' | 'history'> {
  const after = withCoupling({ ...draft, showEmail: areShown, showPhoneNumber: areShown }, facts);
  return { draft: after, history: recordStep(history, { before: draft, after, step: null }) };
}

/** Opens the settings of a part of the preview. */
export function withOpened(
  { expandedSections, openTrip }: Pick<Context, 'expandedSections' | 'openTrip'>,
  target: PreviewTarget,
): Pick<Context, 'expandedSections' | 'openTrip' | 'previewTarget'> {
  const { section = null, trip = openTrip } = { ...('section' in target && target), ...('trip' in target && target) };
  const isFolded = section !== null && !expandedSections.includes(section);
  return {
    expandedSections: isFolded ? [...expandedSections, section] : expandedSections,
    openTrip: trip,
    previewTarget: target,
  };
}

export function withPendingColour(context: Drafted & Pick<Context, 'pendingColour' | 'isColourCommitted'>) {
  const { pendingColour, isColourCommitted } = context;
  if (pendingColour === null) return {};
  const { draft, history } = withEdit(context, pendingColour);
  return {
    draft,
    history: isColourCommitted ? closeStep(history) : history,
    pendingColour: null,
    isColourCommitted: false,
  };
}

export const isSameColourStep = ({ pendingColour, isColourCommitted }: Context, next: BlogEdit): boolean =>
  pendingColour !== null && !isColourCommitted && undoStepOf(pendingColour) === undoStepOf(next);

/** Local edits win until the conflict is resolved. Edits made before the config could be read never conflict. */
export function rebaseDraft(
  context: Drafted & Pick<Context, 'base' | 'conflictPaths' | 'droppedSteps'>,
  { base, replaced }: BaseChange,
): Pick<Context, 'base' | 'draft' | 'history' | 'conflictPaths' | 'droppedSteps'> {
  const { draft, history, facts, conflictPaths, droppedSteps } = context;
  if (isSameConfig(replaced.config, base.config, facts)) return { base, draft, history, conflictPaths, droppedSteps };
  const isUnread = isUnknown(context.base);
  const merge = (local: BlogChoices) => mergeConfigs(sidesOf(local, { base, replaced }), facts);
  const rebase = (local: BlogChoices) =>
    isUnread ? replayed({ from: replaced.config, to: local, onto: base.config }, facts) : merge(local).merged;
  const isSame = (one: BlogChoices, other: BlogChoices) => isSameConfig(one, other, facts);
  const rebased = rebaseHistory({ history, draft }, rebase, isSame);
  const newPaths = isUnread ? [] : merge(draft).conflicts.map(({ path }) => path);
  return {
    base,
    draft: rebased.draft,
    history: rebased.history,
    conflictPaths: isUnread ? [] : [...new Set([...conflictPaths, ...newPaths])],
    droppedSteps: droppedSteps + rebased.droppedSteps,
  };
}

const sidesOf = (local: BlogChoices, { base, replaced }: BaseChange) => ({
  base: replaced.config,
  local,
  remote: base.config,
  unconfirmed: replaced.unconfirmed,
});

/** Null if the pending save conflicts with the new base; the owner has to press Save again, which asks. */
export function rebasePendingSave(
  { pendingSave, facts }: Pick<Context, 'pendingSave' | 'facts'>,
  change: BaseChange,
): BlogChoices | null {
  if (pendingSave === null) return null;
  const { merged, conflicts } = mergeConfigs(sidesOf(pendingSave, change), facts);
  return conflicts.length > 0 ? null : merged;
}

/** The conflicts in which the two sides still differ. */
export const openConflicts = ({
  base,
  draft,
  conflictPaths,
  facts,
}: Pick<Context, 'base' | 'draft' | 'conflictPaths' | 'facts'>): readonly ConfigConflict[] =>
  conflictPaths.length === 0
    ? []
    : changesBetween(draft, base.config, facts)
        .filter(({ path }) => conflictPaths.includes(path))
        .map(({ path, setting, before: local, after: remote }) => ({ path, setting, local, remote }));

/** Takes the remote value at `remotePaths` and the local one in all other conflicts that were asked about. */
export function withResolution(context: Context, remotePaths: readonly string[]): Partial<Context> {
  const { conflict, base, unconfirmed, facts } = context;
  if (conflict === null) return {};
  const { remote, conflicts } = conflict;
  const rebased = rebaseDraft(context, { base: remote, replaced: { config: base.config, unconfirmed } });
  const choices = Object.fromEntries(remotePaths.map((path) => [path, 'remote' as const]));
  const draft = resolveConflicts({ merged: rebased.draft, remote: remote.config, conflicts }, choices, facts);
  const resolvedPaths = new Set(conflicts.map(({ path }) => path));
  return {
    ...rebased,
    draft,
    history: recordStep(rebased.history, { before: rebased.draft, after: draft, step: null }),
    conflictPaths: rebased.conflictPaths.filter((path) => !resolvedPaths.has(path)),
  };
}
