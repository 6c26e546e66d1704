import { assign, fromCallback, sendTo, setup } from 'xstate';
import type { BlogSectionKey } from '#contract/blog-choices.ts';
import type { Language } from '#contract/language.ts';
import type { BlogEdit } from '#machines/rules/blog-edit.ts';
import { type BlogFacts, factsWithProfile } from '#machines/rules/blog-facts.ts';
import { pathOf } from '#machines/rules/blog-setting.ts';
import { isSameConfig } from '#machines/rules/config-changes.ts';
import { canRedo, canUndo, closeStep, redo, undo } from '#machines/rules/edit-history.ts';
import { withToggled } from '#machines/rules/edit-lists.ts';
import { isSameValue } from '#machines/rules/same-value.ts';
import { blogSavingMachine } from '../blog-saving/blog-saving.machine.ts';
import type { BaseChange, MergeConflict, SavingReport } from '../blog-saving/blog-saving.setup.ts';
import { isUnknown, type StoredConfig } from '../blog-saving/stored-config.ts';
import type { ShortcutEvent } from '../edit-shortcuts.actors.ts';
import { report } from '../report.ts';
import {
  hasOwnStyles,
  isConfirmingReveal,
  isSectionShown,
  isTripShown,
  orderOf,
  profileProblemsIn,
  wouldReveal,
} from './blog-editing.view.ts';
import {
  type Context,
  type DraftInput,
  isReported,
  isSameColourStep,
  openConflicts,
  rebaseDraft,
  rebasePendingSave,
  reportedDraft,
  savedNameIn,
  type UnsavedDraft,
  withContacts,
  withEdit,
  withOpened,
  withPendingColour,
  withResolution,
} from './draft.ts';
import { type PreviewTarget, targetOf } from './preview-target.ts';
import {
  type ColourTab,
  invalidColoursIn,
  type TypedText,
  typedEdit,
  withFieldsLeft,
  withTyped,
} from './typed-colours.ts';

export type DraftReport = {
  type: 'draft.changed';
  /** Null if nothing differs from the saved config. */
  unsaved: UnsavedDraft | null;
  language: Language;
};
export type EditingReport =
  | { type: 'base.changed' }
  | { type: 'config.saved' }
  /** The saved profile has another name than before. */
  | { type: 'profile.renamed'; name: string }
  | { type: 'config.merged' }
  | { type: 'save.failed' }
  | { type: 'save.finished' }
  | { type: 'save.conflicted' }
  /** The draft was not saved: fields of its profile have errors. */
  | { type: 'profile.invalid' }
  /** The draft was not saved: a colour field of this tab holds no colour. */
  | { type: 'colour.invalid'; tab: ColourTab }
  | { type: 'trip.updated' };

interface Types {
  input: DraftInput;
  context: Context;
  events:
    | BlogEdit
    | { type: 'colour.pick'; edit: BlogEdit }
    | ({ type: 'colour.type' } & TypedText)
    /** A slider was released or a field left: the next change is another undo step. */
    | { type: 'step.end' }
    | ShortcutEvent
    /** Whether email address and phone number are public; asked once. */
    | { type: 'contacts.decide'; areShown: boolean }
    | { type: 'config.loaded'; stored: StoredConfig }
    /** The remote value is taken at these paths, the local one at all others. */
    | { type: 'conflict.resolve'; paths: readonly string[] }
    | { type: 'conflict.dismiss' }
    | { type: 'section.expand'; section: BlogSectionKey }
    /** Shows the section with all its items, which the owner was asked about. */
    | { type: 'section.reveal'; section: BlogSectionKey }
    | { type: 'section.dismissReveal' }
    | { type: 'trip.configure'; trip: string }
    /** A setting of this part has the focus. */
    | { type: 'part.focus'; target: PreviewTarget }
    /** The part was chosen in the preview. */
    | { type: 'part.open'; target: PreviewTarget }
    | SavingReport;
  children: { saving: 'saving' };
}

const [colourMs, confirmedMs, uploadedMs] = [300, 2_000, 3_000];

const isSameItems = (one: BlogFacts, other: BlogFacts): boolean =>
  isSameValue([one.items, one.platforms], [other.items, other.platforms]);

const withPicked = (context: Context, pendingColour: BlogEdit) => ({
  ...(isSameColourStep(context, pendingColour) ? {} : withPendingColour(context)),
  pendingColour,
  previewTarget: targetOf(pendingColour),
});

export const editing = setup({
  types: {} as Types,
  actors: { saving: blogSavingMachine, watchShortcuts: fromCallback<ShortcutEvent>(() => {}) },
  actions: {
    applyEdit: assign(({ context }, edit: BlogEdit) => ({ ...withEdit(context, edit), previewTarget: targetOf(edit) })),
    applyPendingColour: assign(({ context }) => withPendingColour(context)),
    setPendingColour: assign(({ context }, pendingColour: BlogEdit) => withPicked(context, pendingColour)),
    setTypedColour: assign(({ context }, typed: TypedText) => {
      const edit = typedEdit(context, typed);
      return { ...(edit && withPicked(context, edit)), ...withTyped(context, typed) };
    }),
    leaveFields: assign(({ context }) => withFieldsLeft(context)),
    openInvalidColour: assign(({ context }) => {
      const [setting] = invalidColoursIn(context).map((typed) => typed.setting);
      return setting?.kind === 'tripText' ? { openTrip: setting.trip } : {};
    }),
    dropPendingColour: assign({ pendingColour: null, isColourCommitted: false }),
    endStep: assign(({ context: { pendingColour, history } }) =>
      pendingColour === null ? { history: closeStep(history) } : { isColourCommitted: true },
    ),
    undo: assign(({ context: { history, draft } }) => undo({ history, draft })),
    redo: assign(({ context: { history, draft } }) => redo({ history, draft })),
    decideContacts: assign(({ context }, areShown: boolean) => withContacts(context, areShown)),
    setSectionShown: assign(
      ({ context: { expandedSections } }, { section, isShown }: { section: BlogSectionKey; isShown: boolean }) => ({
        expandedSections: [...expandedSections.filter((each) => each !== section), ...(isShown ? [section] : [])],
        sectionToReveal: null,
      }),
    ),
    setMovedSection: assign((_, { section }: { section: BlogSectionKey }) => ({ movedSection: section })),
    closeHiddenTrip: assign(({ context: { openTrip } }, { trip, isShown }: { trip: string; isShown: boolean }) => ({
      openTrip: openTrip === trip && !isShown ? null : openTrip,
    })),
    toggleSection: assign(({ context: { expandedSections } }, section: BlogSectionKey) => ({
      expandedSections: withToggled(expandedSections, section),
      previewTarget: { kind: 'section' as const, section },
    })),
    askReveal: assign(({ context: { expandedSections } }, section: BlogSectionKey) => ({
      sectionToReveal: section,
      expandedSections: [...expandedSections.filter((each) => each !== section), section],
    })),
    dismissReveal: assign({ sectionToReveal: null }),
    toggleTrip: assign(({ context: { openTrip } }, trip: string) => ({
      openTrip: openTrip === trip ? null : trip,
      previewTarget: { kind: 'trip' as const, trip },
    })),
    followPart: assign(({ context }, target: PreviewTarget) =>
      isSameValue(context.previewTarget, target) ? {} : { previewTarget: target },
    ),
    openPart: assign(({ context }, target: PreviewTarget) => withOpened(context, target)),
    setUnconfirmed: assign((_, { unconfirmed }: Pick<Context, 'unconfirmed'>) => ({ unconfirmed })),
    clearUnconfirmed: assign({ unconfirmed: [] }),
    setRunningSave: assign((_, { isOrderOnly }: { isOrderOnly: boolean }) => ({
      runningSave: isOrderOnly ? ('order' as const) : ('config' as const),
    })),
    clearRunningSave: assign({ runningSave: null }),
    rebase: assign(({ context }, change: BaseChange) => ({
      ...rebaseDraft(context, change),
      pendingSave: rebasePendingSave(context, change),
    })),
    setConflict: assign((_, { conflict }: { conflict: MergeConflict }) => ({ conflict })),
    clearConflict: assign({ conflict: null }),
    resolveConflict: assign(({ context }, remotePaths: readonly string[]) => withResolution(context, remotePaths)),
    setPendingSave: assign(({ context: { draft } }) => ({ pendingSave: draft })),
    reorderPendingSave: assign(({ context }) => ({
      pendingSave: context.pendingSave && { ...context.pendingSave, displayOrder: orderOf(context) },
    })),
    clearPendingSave: assign({ pendingSave: null }),
    clearDroppedSteps: assign({ droppedSteps: 0 }),
    saveDraft: sendTo('saving', ({ context }) => ({
      type: 'config.save',
      config: isUnknown(context.base) ? null : context.draft,
      conflicts: openConflicts(context),
    })),
    savePending: sendTo('saving', ({ context }) => ({
      type: 'config.save',
      config: context.pendingSave,
      conflicts: openConflicts({ ...context, draft: context.pendingSave ?? context.draft }),
    })),
    saveOrder: sendTo('saving', ({ context }) => ({ type: 'order.save', order: orderOf(context) })),
    saveResolved: sendTo('saving', ({ context }) => ({
      type: 'conflict.resolve',
      config: context.draft,
      conflicts: openConflicts(context),
    })),
    dismissConflict: sendTo('saving', { type: 'conflict.dismiss' }),
    passConfig: sendTo('saving', (_, stored: StoredConfig) => ({ type: 'config.loaded', stored })),
    followProfile: assign(({ context: { facts, draft } }) => ({ facts: factsWithProfile(facts, draft.profile) })),
    rememberName: assign(({ context: { base } }) => ({ savedName: savedNameIn(base) })),
    setEditedAt: assign({ editedAt: () => Date.now() }),
    setReported: assign(({ context }) => ({ reported: reportedDraft(context) })),
    reportDraft: report<DraftReport>(),
    report: report<EditingReport>(),
  },
  guards: {
    hasOwnStyles: ({ context }, trip: string) => hasOwnStyles(context, trip),
    isTripText: (_, edit: BlogEdit) => edit.type === 'trip.text',
    isPendingTripText: ({ context }) => context.pendingColour?.type === 'trip.text',
    isSectionShown: ({ context }, section: BlogSectionKey) => isSectionShown(context, section),
    isTripShown: ({ context }, trip: string) => isTripShown(context, trip),
    /** Showing the section would publish items that the saved page hides. */
    mustAskReveal: ({ context }, section: BlogSectionKey) => wouldReveal(context, section),
    isRevealAsked: ({ context }, section: BlogSectionKey) => isConfirmingReveal(context, section),
    /** While the order is saved, one save of the draft can wait. */
    canSave: ({ context: { runningSave, pendingSave, conflict } }) =>
      conflict === null && (runningSave === null || (runningSave === 'order' && pendingSave === null)),
    isUpload: (_, { folder }: { folder: string | null }) => folder !== null,
    hasPendingColour: ({ context }) => context.pendingColour !== null,
    canUndo: ({ context }) => canUndo(context),
    canRedo: ({ context }) => canRedo(context),
    isOtherVersion: ({ context }, { base }: BaseChange) => base.version !== context.base.version,
    isSavePending: ({ context: { pendingSave, base, facts } }) =>
      pendingSave !== null && !isSameConfig(pendingSave, base.config, facts),
    /** The order is in conflict, or the config was not read yet. */
    mustOrderWait: ({ context: { base, conflictPaths } }) =>
      isUnknown(base) || conflictPaths.includes(pathOf({ kind: 'order' })),
    /** The text is another colour than the present one. */
    isOtherColour: ({ context }, typed: TypedText) => typedEdit(context, typed) !== null,
    isOtherTripColour: ({ context }, typed: TypedText) => typedEdit(context, typed)?.type === 'trip.text',
    isColourInvalid: ({ context }) => invalidColoursIn(context).length > 0,
    isProfileInvalid: ({ context }) => Object.keys(profileProblemsIn(context)).length > 0,
    areFactsOutdated: ({ context: { facts, draft } }) => !isSameItems(facts, factsWithProfile(facts, draft.profile)),
    isRenamed: ({ context: { base, savedName } }) => savedNameIn(base) !== null && savedNameIn(base) !== savedName,
    isEditUnreported: ({ context: { reported, draft } }) => reported?.draft !== draft,
    isDraftUnreported: ({ context }) => !isReported(context),
  },
  delays: { colourMs, confirmedMs, uploadedMs },
});
