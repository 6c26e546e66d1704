import type { BlogChoices } from '#contract/blog.ts';
import type { BlogSectionKey } from '#contract/blog-choices.ts';
import { type BlogEdit, edited } from '#rules/blog-edit.ts';
import type { BlogFacts } from '#rules/blog-facts.ts';
import { isSameConfig } from '#rules/config-changes.ts';
import { type EditHistory, emptyHistory, rebased, recorded } from '#rules/edit-history.ts';
import { mergedConfigs, settled } from '#rules/merge-configs.ts';
import type { BlogName, StoredConfig } from '../blog-saving/blog-saving.machine.ts';
import { gestureOf } from './blog-edit-types.ts';

/** A draft as it was left, with what it was made upon. */
export interface KeptDraft {
  base: StoredConfig;
  draft: BlogChoices;
  history: EditHistory<BlogChoices>;
}

export interface Context extends KeptDraft {
  facts: BlogFacts;
  blog: BlogName;
  /** What somebody else has saved, while it is asked about. */
  theirs: StoredConfig | null;
  /** A colour on its way into the draft. */
  colour: BlogEdit | null;
  /** Sections whose items are listed. */
  expanded: readonly BlogSectionKey[];
  /** The section that was moved last. */
  moved: BlogSectionKey | null;
  /** The trip whose settings are open. */
  openTrip: string | null;
}

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

/** What was kept goes on where it was; where both sides changed the same, the next save finds that out and asks. */
export function startOf({ stored, kept, facts }: Opening): KeptDraft {
  if (kept === null) return { base: stored, draft: stored.config, history: emptyHistory };
  if (kept.base.version === stored.version) return { ...kept, base: stored };
  const sides = { base: kept.base.config, mine: kept.draft, theirs: stored.config };
  if (mergedConfigs(sides, facts).conflicts.length > 0) return kept;
  return { base: stored, ...uponBase({ ...kept, facts }, { replaced: [kept.base.config], theirs: stored.config }) };
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

/** Where both have changed the same, with their way at these paths and mine at all others. */
export function settledWith(
  paths: readonly string[],
  { base, draft, history, theirs, facts }: Context,
): Pick<Context, 'draft' | 'history'> {
  const merged = mergedConfigs({ base: base.config, mine: draft, theirs: theirs?.config ?? draft }, facts);
  const after = settled(merged, Object.fromEntries(paths.map((path) => [path, 'theirs'])), facts);
  return { draft: after, history: recorded(history, { before: draft, after, gesture: null }) };
}
