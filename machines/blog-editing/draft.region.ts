import type { BlogEdit } from '#machines/rules/blog-edit.ts';
import { editing } from './blog-editing.setup.ts';

const applyEdit = { type: 'applyEdit', params: <Edit extends BlogEdit>({ event }: { event: Edit }) => event } as const;
const tripUpdated = { type: 'report', params: { type: 'trip.updated' } } as const;
const edit = { target: '.confirmed', actions: ['applyPendingColour', applyEdit] } as const;
/** Confirmed by a toast. */
const tripEdit = { target: '.idle', actions: ['applyPendingColour', applyEdit, tripUpdated] } as const;

export const draft = editing.createStateConfig({
  on: {
    'profile.text': edit,
    'profile.choose': edit,
    'service.toggle': edit,
    'level.choose': edit,
    'level.remove': edit,
    'place.add': edit,
    'place.remove': edit,
    'place.main': edit,
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
    'section.show': [
      {
        guard: { type: 'mustAskReveal', params: ({ event }) => event.section },
        actions: { type: 'askReveal', params: ({ event }) => event.section },
      },
      {
        target: '.confirmed',
        actions: ['applyPendingColour', applyEdit, { type: 'setSectionShown', params: ({ event }) => event }],
      },
    ],
    'section.reveal': {
      guard: { type: 'isRevealAsked', params: ({ event }) => event.section },
      target: '.confirmed',
      actions: [
        'applyPendingColour',
        { type: 'applyEdit', params: ({ event: { section } }) => ({ type: 'section.show', section, isShown: true }) },
        { type: 'setSectionShown', params: ({ event: { section } }) => ({ section, isShown: true }) },
      ],
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
    'trip.styleOthers': {
      guard: { type: 'hasOwnStyles', params: ({ event }) => event.trip },
      ...tripEdit,
    },
    'colour.pick': [
      {
        guard: { type: 'isTripText', params: ({ event }) => event.edit },
        target: '.pickingColour',
        actions: [{ type: 'setPendingColour', params: ({ event }) => event.edit }, tripUpdated],
      },
      { target: '.pickingColour', actions: { type: 'setPendingColour', params: ({ event }) => event.edit } },
    ],
    'colour.type': [
      {
        guard: { type: 'isOtherTripColour', params: ({ event }) => event },
        target: '.pickingColour',
        actions: [{ type: 'setTypedColour', params: ({ event }) => event }, tripUpdated],
      },
      {
        guard: { type: 'isOtherColour', params: ({ event }) => event },
        target: '.pickingColour',
        actions: { type: 'setTypedColour', params: ({ event }) => event },
      },
      { actions: { type: 'setTypedColour', params: ({ event }) => event } },
    ],
    'step.end': { actions: ['leaveFields', 'endStep'] },
    'edit.undo': [
      { guard: 'hasPendingColour', target: '.idle', actions: 'dropPendingColour' },
      { guard: 'canUndo', target: '.confirmed', actions: 'undo' },
    ],
    'edit.redo': { guard: 'canRedo', target: '.confirmed', actions: ['applyPendingColour', 'redo'] },
    'draft.save': { guard: 'canSave', target: '.idle', actions: 'applyPendingColour' },
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
