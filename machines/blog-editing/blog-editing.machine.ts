import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { editing } from './blog-editing.setup.ts';
import { settingsIn, unsavedDraft } from './blog-editing.view.ts';
import { draft } from './draft.region.ts';
import { initialDraft } from './draft.ts';
import { saving } from './saving.region.ts';

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
  always: [
    { guard: 'areFactsOutdated', actions: 'followProfile' },
    {
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
  ],
  on: {
    'section.expand': { actions: { type: 'toggleSection', params: ({ event }) => event.section } },
    'section.askReveal': { actions: { type: 'askReveal', params: ({ event }) => event.section } },
    'section.dismissReveal': { actions: 'dismissReveal' },
    'part.focus': { actions: { type: 'followPart', params: ({ event }) => event.target } },
    'part.open': { actions: { type: 'openPart', params: ({ event }) => event.target } },
    'trip.configure': { actions: { type: 'toggleTrip', params: ({ event }) => event.trip } },
  },
  type: 'parallel',
  states: { draft, saving },
});

export type BlogEditingActor = ActorRefFrom<typeof blogEditingMachine>;
export type BlogEditingSnapshot = SnapshotFrom<typeof blogEditingMachine>;
