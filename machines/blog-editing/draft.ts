import type { BlogChoices } from '#contract/blog.ts';
import type { BlogSectionKey } from '#contract/blog-choices.ts';
import { type BlogEdit, edited } from '#rules/blog-edit.ts';
import type { BlogFacts } from '#rules/blog-facts.ts';
import { changesBetween, isSameConfig } from '#rules/config-changes.ts';
import { type EditHistory, emptyHistory, rebased, recorded } from '#rules/edit-history.ts';
import { type ConfigConflict, mergedConfigs, settled } from '#rules/merge-configs.ts';
import type { BlogName, BlogSavingSnapshot, StoredConfig } from '../blog-saving/blog-saving.machine.ts';
import { gestureOf } from './blog-edit-types.ts';

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
  /** A colour on its way into the draft. */
  colour: BlogEdit | null;
  /** Sections whose items are listed. */
  expanded: readonly BlogSectionKey[];
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
  { draft, history, facts }: Pick<Context, 'draft' | 'history' | 'facts'>,
  { replaced: [base = {}, ...sent], theirs }: { replaced: readonly BlogChoices[]; theirs: BlogChoices },
): Pick<Context, 'draft' | 'history'> {
  const onto = (mine: BlogChoices) => mergedConfigs({ base, mine, theirs, sent }, facts).merged;
  const isSame = (one: BlogChoices, other: BlogChoices) => isSameConfig(one, other, facts);
  const moved = rebased({ history, value: draft }, onto, isSame);
  return { draft: moved.value, history: moved.history };
}

export interface Opening extends Pick<Context, 'facts' | 'blog'> {
  stored: StoredConfig;
  kept: KeptDraft | null;
}

/** What was kept goes on where it was, or upon what was saved since. */
export function startOf({ stored, kept, facts }: Opening): KeptDraft {
  if (kept === null)
    return { base: stored, draft: stored.config, history: emptyHistory, undecided: [], unanswered: [] };
  if (kept.base.version === stored.version) return { ...kept, base: stored };
  const replaced = [kept.base.config, ...kept.unanswered];
  return { ...adopted({ ...kept, facts }, { base: stored, replaced }), unanswered: [] };
}

export function withEdit(
  { draft, history, facts }: Context,
  edit: BlogEdit,
  gesture: string | null,
): Pick<Context, 'draft' | 'history'> {
  const after = edited(draft, edit, facts);
  return { draft: after, history: recorded(history, { before: draft, after, gesture }) };
}

export const withColour = (context: Context) =>
  context.colour === null ? {} : { ...withEdit(context, context.colour, null), colour: null };

export const isOfSame = (one: BlogEdit | null, other: BlogEdit): boolean =>
  one === null || gestureOf(one) === gestureOf(other);

/** The draft upon a base that came in the place of others; where both have changed the same, mine stays until it is asked about. */
export function adopted(
  context: Pick<Context, 'draft' | 'history' | 'facts' | 'undecided'>,
  { base, replaced }: { base: StoredConfig; replaced: readonly BlogChoices[] },
): Pick<Context, 'base' | 'draft' | 'history' | 'undecided'> {
  const { draft, history, facts, undecided } = context;
  const [was = {}, ...sent] = replaced;
  if (isSameConfig(was, base.config, facts)) return { base, draft, history, undecided };
  const { conflicts } = mergedConfigs({ base: was, mine: draft, theirs: base.config, sent }, facts);
  return {
    base,
    ...uponBase(context, { replaced, theirs: base.config }),
    undecided: [...new Set([...undecided, ...conflicts.map(({ path }) => path)])],
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
