import { type ActorRefFrom, assign, fromCallback, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { BlogSectionKey } from '#contract/blog-choices.ts';
import type { Language } from '#contract/language.ts';
import type { BlogEdit } from '#machines/rules/blog-edit.ts';
import { pathOf } from '#machines/rules/blog-setting.ts';
import { isSameConfig } from '#machines/rules/config-changes.ts';
import { closeStep, redo, undo } from '#machines/rules/edit-history.ts';
import {
  type BaseChange,
  blogSavingMachine,
  type MergeConflict,
  type SavingReport,
} from '../blog-saving/blog-saving.machine.ts';
import { isUnknown, type StoredConfig } from '../blog-saving/stored-config.ts';
import { report } from '../report.ts';
import { isSectionShown, isTripShown, orderOf, settingsIn, unsavedDraft } from './blog-editing.view.ts';
import {
  type Context,
  type DraftInput,
  initialDraft,
  isReported,
  isSameColourStep,
  openConflicts,
  rebaseDraft,
  rebasePendingSave,
  reportedDraft,
  type UnsavedDraft,
  withContacts,
  withEdit,
  withPendingColour,
  withResolution,
} from './draft.ts';
import { targetOf } from './preview-target.ts';

export type ShortcutEvent = { type: 'edit.undo' } | { type: 'edit.redo' } | { type: 'draft.save' };

export type DraftReport = {
  type: 'draft.changed';
  /** Null if nothing differs from the saved config. */
  unsaved: UnsavedDraft | null;
  language: Language;
};
export type EditingReport =
  | { type: 'base.changed' }
  | { type: 'config.saved' }
  | { type: 'config.merged' }
  | { type: 'save.failed' }
  | { type: 'trip.updated' };

interface Types {
  input: DraftInput;
  context: Context;
  events:
    | BlogEdit
    | { type: 'colour.pick'; edit: BlogEdit }
    /** A slider was released or a field left: the next change is another undo step. */
    | { type: 'step.end' }
    | ShortcutEvent
    /** Whether email address and phone number are public; asked once. */
    | { type: 'contacts.decide'; areShown: boolean }
    | { type: 'config.loaded'; stored: StoredConfig }
    | { type: 'conflict.keepLocal' }
    | { type: 'conflict.takeRemote'; paths: readonly string[] }
    | { type: 'conflict.dismiss' }
    | { type: 'section.expand'; section: BlogSectionKey }
    /** Showing the section would publish hidden items, so the owner is asked first. */
    | { type: 'section.askReveal'; section: BlogSectionKey }
    | { type: 'section.dismissReveal' }
    | { type: 'trip.configure'; trip: string }
    | SavingReport;
  children: { saving: 'saving' };
}

const [colourMs, confirmedMs, uploadedMs] = [300, 2_000, 3_000];

const withToggled = <Item>(list: readonly Item[], item: Item): Item[] =>
  list.includes(item) ? list.filter((each) => each !== item) : [...list, item];

const editing = setup({
  types: {} as Types,
  actors: { saving: blogSavingMachine, watchShortcuts: fromCallback<ShortcutEvent>(() => {}) },
  actions: {
    applyEdit: assign(({ context }, edit: BlogEdit) => ({ ...withEdit(context, edit), previewTarget: targetOf(edit) })),
    applyPendingColour: assign(({ context }) => withPendingColour(context)),
    setPendingColour: assign(({ context }, pendingColour: BlogEdit) => ({
      ...(isSameColourStep(context, pendingColour) ? {} : withPendingColour(context)),
      pendingColour,
      previewTarget: targetOf(pendingColour),
    })),
    dropPendingColour: assign({ pendingColour: null, isColourCommitted: false }),
    endStep: assign(({ context: { pendingColour, history } }) =>
      pendingColour === null ? { history: closeStep(history) } : { isColourCommitted: true },
    ),
    undo: assign(({ context: { history, draft } }) => {
      const undone = undo(history, draft);
      return { history: undone.history, draft: undone.value };
    }),
    redo: assign(({ context: { history, draft } }) => {
      const redone = redo(history, draft);
      return { history: redone.history, draft: redone.value };
    }),
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
    toggleSection: assign(({ context }, section: BlogSectionKey) =>
      isSectionShown(context, section) ? { expandedSections: withToggled(context.expandedSections, section) } : {},
    ),
    askReveal: assign(({ context: { expandedSections } }, section: BlogSectionKey) => ({
      sectionToReveal: section,
      expandedSections: [...expandedSections.filter((each) => each !== section), section],
    })),
    dismissReveal: assign({ sectionToReveal: null }),
    toggleTrip: assign(({ context }, trip: string) =>
      isTripShown(context, trip)
        ? { openTrip: context.openTrip === trip ? null : trip, previewTarget: { kind: 'trip' as const, trip } }
        : {},
    ),
    setUnconfirmed: assign((_, { unconfirmed }: Pick<Context, 'unconfirmed'>) => ({ unconfirmed })),
    clearUnconfirmed: assign({ unconfirmed: [] }),
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
    setReported: assign(({ context }) => ({ reported: reportedDraft(context) })),
    reportDraft: report<DraftReport>(),
    report: report<EditingReport>(),
  },
  guards: {
    isTripText: (_, edit: BlogEdit) => edit.type === 'trip.text',
    isPendingTripText: ({ context }) => context.pendingColour?.type === 'trip.text',
    isUpload: (_, { folder }: { folder: string | null }) => folder !== null,
    hasPendingColour: ({ context }) => context.pendingColour !== null,
    canUndo: ({ context }) => context.history.past.length > 0,
    canRedo: ({ context }) => context.history.future.length > 0,
    isOtherVersion: ({ context }, { base }: BaseChange) => base.version !== context.base.version,
    isSavePending: ({ context: { pendingSave, base, facts } }) =>
      pendingSave !== null && !isSameConfig(pendingSave, base.config, facts),
    /** The order is in conflict, or the config was not read yet. */
    mustOrderWait: ({ context: { base, conflictPaths } }) =>
      isUnknown(base) || conflictPaths.includes(pathOf({ kind: 'order' })),
    isDraftUnreported: ({ context }) => !isReported(context),
  },
  delays: { colourMs, confirmedMs, uploadedMs },
});

const applyEdit = { type: 'applyEdit', params: <Edit extends BlogEdit>({ event }: { event: Edit }) => event } as const;
const tripUpdated = { type: 'report', params: { type: 'trip.updated' } } as const;
const edit = { target: '.confirmed', actions: ['applyPendingColour', applyEdit] } as const;
/** Confirmed by a toast. */
const tripEdit = { target: '.idle', actions: ['applyPendingColour', applyEdit, tripUpdated] } as const;

const draft = editing.createStateConfig({
  on: {
    'item.show': edit,
    'contact.show': edit,
    'social.show': edit,
    'platform.show': edit,
    'page.background': edit,
    'page.font': edit,
    'page.language': edit,
    'page.readable': edit,
    'page.sharing': edit,
    'page.text': edit,
    'page.tripsPerRow': edit,
    'picture.style': edit,
    'cover.style': edit,
    'cover.set': [
      {
        guard: { type: 'isUpload', params: ({ event }) => event },
        target: '.uploaded',
        actions: ['applyPendingColour', applyEdit],
      },
      edit,
    ],
    'section.show': {
      target: '.confirmed',
      actions: ['applyPendingColour', applyEdit, { type: 'setSectionShown', params: ({ event }) => event }],
    },
    'section.move': [
      {
        guard: 'mustOrderWait',
        target: '.confirmed',
        actions: ['applyPendingColour', applyEdit, { type: 'setMovedSection', params: ({ event }) => event }],
      },
      {
        target: '.idle',
        actions: [
          'applyPendingColour',
          applyEdit,
          { type: 'setMovedSection', params: ({ event }) => event },
          'clearDroppedSteps',
          'reorderPendingSave',
          'saveOrder',
        ],
      },
    ],
    'trip.show': {
      target: '.confirmed',
      actions: ['applyPendingColour', applyEdit, { type: 'closeHiddenTrip', params: ({ event }) => event }],
    },
    'trip.highlight': tripEdit,
    'trip.element': tripEdit,
    'trip.item': tripEdit,
    'trip.text': tripEdit,
    'colour.pick': [
      {
        guard: { type: 'isTripText', params: ({ event }) => event.edit },
        target: '.pickingColour',
        actions: [{ type: 'setPendingColour', params: ({ event }) => event.edit }, tripUpdated],
      },
      { target: '.pickingColour', actions: { type: 'setPendingColour', params: ({ event }) => event.edit } },
    ],
    'step.end': { actions: 'endStep' },
    'edit.undo': [
      { guard: 'hasPendingColour', target: '.idle', actions: 'dropPendingColour' },
      { guard: 'canUndo', target: '.confirmed', actions: 'undo' },
    ],
    'edit.redo': { guard: 'canRedo', target: '.confirmed', actions: ['applyPendingColour', 'redo'] },
    'draft.save': { target: '.idle', actions: 'applyPendingColour' },
    'contacts.decide': {
      target: '.idle',
      actions: ['applyPendingColour', { type: 'decideContacts', params: ({ event }) => event.areShown }],
    },
  },
  initial: 'idle',
  states: {
    idle: {},
    pickingColour: {
      after: {
        colourMs: [
          { guard: 'isPendingTripText', target: 'idle', actions: 'applyPendingColour' },
          { target: 'confirmed', actions: 'applyPendingColour' },
        ],
      },
    },
    confirmed: { after: { confirmedMs: 'idle' } },
    uploaded: { after: { uploadedMs: 'idle' } },
  },
});

const saveNow = ['clearDroppedSteps', 'saveDraft'] as const;

const saving = editing.createStateConfig({
  on: {
    'config.loaded': { actions: { type: 'passConfig', params: ({ event }) => event.stored } },
    'save.started': { target: '.saving', actions: { type: 'setUnconfirmed', params: ({ event }) => event } },
    'save.outdated': { actions: { type: 'setUnconfirmed', params: ({ event }) => event } },
    'base.changed': {
      guard: { type: 'isOtherVersion', params: ({ event }) => event },
      actions: [
        { type: 'rebase', params: ({ event }) => event },
        { type: 'report', params: { type: 'base.changed' } },
      ],
    },
    'config.saved': { actions: { type: 'report', params: { type: 'config.saved' } } },
    'config.merged': { actions: { type: 'report', params: { type: 'config.merged' } } },
    'save.finished': [
      {
        guard: 'isSavePending',
        target: '.idle',
        actions: ['clearUnconfirmed', 'clearDroppedSteps', 'savePending', 'clearPendingSave'],
      },
      { target: '.idle', actions: ['clearUnconfirmed', 'clearPendingSave'] },
    ],
    'save.failed': {
      target: '.idle',
      actions: [
        { type: 'setUnconfirmed', params: ({ event }) => event },
        'clearPendingSave',
        { type: 'report', params: { type: 'save.failed' } },
      ],
    },
    'save.conflicted': {
      target: '.conflicting',
      actions: [
        { type: 'setUnconfirmed', params: ({ event }) => event },
        'clearPendingSave',
        { type: 'setConflict', params: ({ event }) => event },
      ],
    },
  },
  initial: 'idle',
  states: {
    idle: { on: { 'draft.save': { actions: saveNow }, 'contacts.decide': { actions: saveNow } } },
    saving: {
      on: { 'draft.save': { actions: 'setPendingSave' }, 'contacts.decide': { actions: 'setPendingSave' } },
    },
    conflicting: {
      on: {
        'conflict.keepLocal': {
          target: 'saving',
          actions: [
            { type: 'resolveConflict', params: [] },
            { type: 'report', params: { type: 'base.changed' } },
            'saveResolved',
            'clearConflict',
          ],
        },
        'conflict.takeRemote': {
          target: 'saving',
          actions: [
            { type: 'resolveConflict', params: ({ event }) => event.paths },
            { type: 'report', params: { type: 'base.changed' } },
            'saveResolved',
            'clearConflict',
          ],
        },
        'conflict.dismiss': { target: 'idle', actions: ['dismissConflict', 'clearConflict'] },
      },
    },
  },
});

/** The owner's draft of a blog config: edits, undo and redo, and saving on top of the last saved version. */
export const blogEditingMachine = editing.createMachine({
  id: 'blogEditing',
  context: ({ input }) => ({
    facts: input.facts,
    blog: input.blog,
    ...initialDraft(input),
    conflict: null,
    pendingSave: null,
    droppedSteps: 0,
    pendingColour: null,
    isColourCommitted: false,
    expandedSections: [],
    previewTarget: null,
    sectionToReveal: null,
    movedSection: null,
    openTrip: null,
    reported: null,
  }),
  invoke: [
    {
      id: 'saving',
      src: 'saving',
      input: ({ context: { facts, blog, base, unconfirmed } }) => ({ facts, blog, base, unconfirmed }),
    },
    { id: 'watchShortcuts', src: 'watchShortcuts' },
  ],
  always: {
    guard: 'isDraftUnreported',
    actions: [
      'setReported',
      {
        type: 'reportDraft',
        params: ({ context }) => ({
          type: 'draft.changed',
          unsaved: unsavedDraft(context),
          language: settingsIn(context).settings.language,
        }),
      },
    ],
  },
  on: {
    'section.expand': { actions: { type: 'toggleSection', params: ({ event }) => event.section } },
    'section.askReveal': { actions: { type: 'askReveal', params: ({ event }) => event.section } },
    'section.dismissReveal': { actions: 'dismissReveal' },
    'trip.configure': { actions: { type: 'toggleTrip', params: ({ event }) => event.trip } },
  },
  type: 'parallel',
  states: { draft, saving },
});

export type BlogEditingActor = ActorRefFrom<typeof blogEditingMachine>;
export type BlogEditingSnapshot = SnapshotFrom<typeof blogEditingMachine>;
