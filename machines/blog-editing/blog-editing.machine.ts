import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { editing } from './blog-editing.setup.ts';
import { settingsIn, unsavedDraft } from './blog-editing.view.ts';
import { draft } from './draft.region.ts';
import { type Context, initialDraft, savedNameIn } from './draft.ts';
import { saving } from './saving.region.ts';

const reportDraft = {
  type: 'reportDraft',
  params: ({ context }: { context: Context }) =>
    ({
      type: 'draft.changed',
      unsaved: unsavedDraft(context),
      language: settingsIn(context).settings.language,
    }) as const,
} as const;

/** The owner's draft of a blog config: edits, undo and redo, and saving on top of the last saved version. */
export const blogEditingMachine = editing.createMachine({
  id: 'blogEditing',
  context: ({ input }) => ({
    facts: input.facts,
    blog: input.blog,
    ...initialDraft(input),
    typedColours: input.unsaved?.typedColours ?? {},
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
    savedName: input.stored && savedNameIn(input.stored),
    editedAt: 0,
    runningSave: null,
  }),
  invoke: [
    {
      id: 'saving',
      src: 'saving',
      input: ({ context: { facts, blog, base, unconfirmed } }) => ({ facts, blog, base, unconfirmed }),
    },
    { id: 'watchShortcuts', src: 'watchShortcuts' },
  ],
  always: [
    { guard: 'areFactsOutdated', actions: 'followProfile' },
    {
      guard: 'isRenamed',
      actions: [
        'rememberName',
        {
          type: 'report',
          params: ({ context: { savedName } }) => ({ type: 'profile.renamed', name: savedName ?? '' }) as const,
        },
      ],
    },
    { guard: 'isEditUnreported', actions: ['setEditedAt', 'setReported', reportDraft] },
    { guard: 'isDraftUnreported', actions: ['setReported', reportDraft] },
  ],
  on: {
    'section.expand': {
      guard: { type: 'isSectionShown', params: ({ event }) => event.section },
      actions: { type: 'toggleSection', params: ({ event }) => event.section },
    },
    'section.dismissReveal': { actions: 'dismissReveal' },
    'part.focus': { actions: { type: 'followPart', params: ({ event }) => event.target } },
    'part.open': { actions: { type: 'openPart', params: ({ event }) => event.target } },
    'trip.configure': {
      guard: { type: 'isTripShown', params: ({ event }) => event.trip },
      actions: { type: 'toggleTrip', params: ({ event }) => event.trip },
    },
  },
  type: 'parallel',
  states: { draft, saving },
});

export type BlogEditingActor = ActorRefFrom<typeof blogEditingMachine>;
export type BlogEditingSnapshot = SnapshotFrom<typeof blogEditingMachine>;
