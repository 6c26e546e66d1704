import type { BlogChoices } from '#contract/blog.ts';
import type { BlogSectionKey } from '#contract/blog-choices.ts';
import { coupled } from '#machines/rules/blog-coupling.ts';
import { type BlogEdit, edited } from '#machines/rules/blog-edit.ts';
import type { BlogFacts } from '#machines/rules/blog-facts.ts';
import { changesBetween, isSameConfig, replayed } from '#machines/rules/config-changes.ts';
import { type EditHistory, emptyHistory, gestureEnded, rebased, recorded } from '#machines/rules/edit-history.ts';
import { type ConfigConflict, mergedConfigs, settled } from '#machines/rules/merge-configs.ts';
import type { BlogName, BlogSavingSnapshot } from '../blog-saving/blog-saving.machine.ts';
import { isUnknown, type StoredConfig, unknownConfig } from '../blog-saving/stored-config.ts';
import { gestureOf } from './blog-edit-types.ts';
import type { PreviewTarget } from './preview-target.ts';

/** A draft as it was left, with what it was made upon. */
export interface KeptDraft {
  base: StoredConfig;
  draft: BlogChoices;
  history: EditHistory<BlogChoices>;
  /** Paths at which somebody else has saved something while it was changed here, too: the next save asks. */
  undecided: readonly string[];
  /** What was sent from here, and nobody knows yet whether it came. */
  unanswered: readonly BlogChoices[];
}

export interface Context extends KeptDraft {
  facts: BlogFacts;
  blog: BlogName;
  question: Question | null;
  isSaving: boolean;
  /** What is to be saved once the save that is under way has come. */
  wanted: BlogChoices | null;
  /** Steps that can no longer be undone or redone, since what was saved last was begun to be saved. */
  dropped: number;
  /** A colour on its way into the draft. */
  colour: BlogEdit | null;
  /** Whether it is the one that was meant: whatever comes after it is another edit. */
  isColourMeant: boolean;
  /** Sections whose items are listed. */
  expanded: readonly BlogSectionKey[];
  /** The last edited part, which the preview scrolls to. */
  target: PreviewTarget | null;
  /** The section of which it is asked what to show. */
  asked: BlogSectionKey | null;
  /** The section that was moved last. */
  moved: BlogSectionKey | null;
  /** The trip whose settings are open. */
  openTrip: string | null;
}

/** What two have changed in two ways, while it is asked about. */
interface Question {
  theirs: StoredConfig;
  conflicts: readonly ConfigConflict[];
}

export const questionIn = ({ context: { theirs, conflicts } }: BlogSavingSnapshot): Question | null =>
  theirs && { theirs, conflicts };

/** The same edits upon another base, all the way back and forth; of several that it came in the place of, the first was the base. */
export function uponBase(
  { base: was, draft, history, facts }: Pick<Context, 'base' | 'draft' | 'history' | 'facts'>,
  { replaced: [base = {}, ...sent], theirs }: { replaced: readonly BlogChoices[]; theirs: BlogChoices },
): Pick<Context, 'draft' | 'history' | 'dropped'> {
  const onto = (mine: BlogChoices) =>
    isUnknown(was)
      ? replayed({ from: base, to: mine, onto: theirs }, facts)
      : mergedConfigs({ base, mine, theirs, sent }, facts).merged;
  const isSame = (one: BlogChoices, other: BlogChoices) => isSameConfig(one, other, facts);
  const { value, ...moved } = rebased({ history, value: draft }, onto, isSame);
  return { draft: value, ...moved };
}

/**
 * Nothing more goes after a save that did not go through, nor what it has brought along; what somebody else has changed as
 * well waits for another press, which asks.
 */
export function wantedUpon(
  { wanted, base, facts }: Pick<Context, 'wanted' | 'base' | 'facts'>,
  saving: BlogSavingSnapshot,
): BlogChoices | null {
  if (wanted === null || saving.matches('conflicting') || saving.matches({ ready: 'refused' })) return null;
  const { base: next, replaced } = saving.context;
  const [was = {}, ...sent] = next.version === base.version ? [next.config] : replaced;
  const { merged, conflicts } = mergedConfigs({ base: was, mine: wanted, theirs: next.config, sent }, facts);
  const isSaved = !saving.hasTag('saving') && isSameConfig(merged, next.config, facts);
  return isSaved || conflicts.length > 0 ? null : merged;
}

export interface Opening extends Pick<Context, 'facts' | 'blog'> {
  /** Null where it could not be had. */
  stored: StoredConfig | null;
  kept: KeptDraft | null;
}

/** What was kept goes on where it was, or upon what was saved since. */
export function startOf({ stored, kept, facts }: Opening): KeptDraft {
  if (kept === null) {
    const base = stored ?? unknownConfig(facts);
    return { base, draft: base.config, history: emptyHistory, undecided: [], unanswered: [] };
  }
  if (stored === null) return kept;
  if (kept.base.version === stored.version) return { ...kept, base: stored };
  const replaced = [kept.base.config, ...kept.unanswered];
  const { dropped: _, ...upon } = adopted({ ...kept, facts, dropped: 0 }, { base: stored, replaced });
  return { ...upon, unanswered: [] };
}

export function withEdit(
  { draft, history, facts }: Context,
  edit: BlogEdit,
  gesture: string | null,
): Pick<Context, 'draft' | 'history'> {
  const after = edited(draft, edit, facts);
  return { draft: after, history: recorded(history, { before: draft, after, gesture }) };
}

/** Both flags are stored explicitly: an absent flag means that the owner has not answered yet. */
export function withContacts(
  { draft, history, facts }: Pick<Context, 'draft' | 'history' | 'facts'>,
  areShown: boolean,
): Pick<Context, 'draft' | 'history'> {
  const after = coupled({ ...draft, showEmail: areShown, showPhoneNumber: areShown }, facts);
  return { draft: after, history: recorded(history, { before: draft, after, gesture: null }) };
}

/** However long somebody rests while they choose one, all colours of one gesture are one edit. */
export function withColour(context: Context) {
  const { colour, isColourMeant } = context;
  if (colour === null) return {};
  const { draft, history } = withEdit(context, colour, gestureOf(colour));
  return { ...{ draft, colour: null, isColourMeant: false }, history: isColourMeant ? gestureEnded(history) : history };
}

/** Whether another colour goes on with the one that is on its way. */
export const isGoingOn = ({ colour, isColourMeant }: Context, other: BlogEdit): boolean =>
  colour !== null && !isColourMeant && gestureOf(colour) === gestureOf(other);

/**
 * The draft upon a base that came in the place of others. Where both have changed the same, mine stays until it is asked
 * about; what was edited before the config could be read stays without a question.
 */
export function adopted(
  context: Pick<Context, 'base' | 'draft' | 'history' | 'facts' | 'undecided' | 'dropped'>,
  { base, replaced }: { base: StoredConfig; replaced: readonly BlogChoices[] },
): Pick<Context, 'base' | 'draft' | 'history' | 'undecided' | 'dropped'> {
  const { draft, history, facts, undecided } = context;
  const [was = {}, ...sent] = replaced;
  if (isSameConfig(was, base.config, facts)) return { base, draft, history, undecided, dropped: context.dropped };
  const { conflicts } = mergedConfigs({ base: was, mine: draft, theirs: base.config, sent }, facts);
  const upon = uponBase(context, { replaced, theirs: base.config });
  return {
    base,
    ...upon,
    dropped: context.dropped + upon.dropped,
    undecided: isUnknown(context.base) ? [] : [...new Set([...undecided, ...conflicts.map(({ path }) => path)])],
  };
}

/** With both sides, as far as they still differ. */
export const undecidedIn = ({ base, draft, undecided, facts }: Context): readonly ConfigConflict[] =>
  undecided.length === 0
    ? []
    : changesBetween(draft, base.config, facts)
        .filter(({ path }) => undecided.includes(path))
        .map(({ before: mine, after: theirs, ...where }) => ({ ...where, mine, theirs }));

/** What was asked is decided: their way at these paths, and mine at all others. What else has changed meanwhile is not. */
export function settledWith(paths: readonly string[], context: Context): Partial<Context> {
  const { question, base, unanswered, facts } = context;
  if (question === null) return {};
  const { theirs, conflicts } = question;
  const upon = adopted(context, { base: theirs, replaced: [base.config, ...unanswered] });
  const choices = Object.fromEntries(paths.map((path) => [path, 'theirs' as const]));
  const after = settled({ merged: upon.draft, conflicts }, choices, facts);
  const decided = new Set(conflicts.map(({ path }) => path));
  return {
    ...upon,
    draft: after,
    history: recorded(upon.history, { before: upon.draft, after, gesture: null }),
    undecided: upon.undecided.filter((path) => !decided.has(path)),
  };
}
