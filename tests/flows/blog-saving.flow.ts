import { blogSavingMachine } from '#machines/blog-saving/blog-saving.machine.ts';
import type { StoredConfig } from '#machines/blog-saving/stored-config.ts';
import { factsOf } from '#machines/rules/blog-facts.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { makeBlogCreator } from '#tests/kit/make-blog.ts';
import { isSameJson, modelOf } from '#tests/kit/model.ts';
import { conflict } from './blog-editing.flow.ts';
import { demoDashboard } from './own-account.flow.ts';

export const facts = factsOf(makeBlogCreator());
export const blog = { username: 'deniz', id: 'creator-1' };
export const base: StoredConfig = { config: { tripSettings: { tripsPerRow: 2 } }, version: 5, updatedAt: 5 };
export const draft = { tripSettings: { tripsPerRow: 3 } };
/** Another tab's, or this tab's own that was sent without an answer. */
const elsewhere = { config: draft, version: 6, updatedAt: 6 };
const same = { config: { tripSettings: { tripsPerRow: 4 } }, version: 6, updatedAt: 6 };

export const flow = {
  model: modelOf({
    title: 'Blog saving',
    machine: blogSavingMachine,
    input: { facts, blog, base, unconfirmed: [] },
    events: {
      'config.save': [
        { config: draft, conflicts: [] },
        { config: null, conflicts: [] },
        { config: draft, conflicts: [conflict] },
      ],
      'order.save': [{ order: { locations: 2, languages: 1 } }],
      'conflict.resolve': [
        { config: draft, conflicts: [] },
        { config: draft, conflicts: [conflict] },
      ],
      'config.loaded': [{ stored: elsewhere }],
    },
    answers: {
      saveConfig: [
        { kind: 'saved', stored: { config: draft, version: 7, updatedAt: 7 } },
        { kind: 'outdated' },
        { kind: 'nameless' },
        { kind: 'refused', message: 'Please check this.' },
      ],
      fetchRemote: [elsewhere, same],
    },
    vertex: ({ pendingOrder, merges, request, base: current, unconfirmed, remote }) => [
      ...[pendingOrder !== null, merges, request, current, unconfirmed.length > 0, remote?.version],
    ],
    isConsistent: (saving, _, { saveConfig }) =>
      !saving.matches('saving') ||
      isSameJson(
        [saveConfig?.config, saveConfig?.version],
        [saving.context.request.config, saving.context.base.version],
      ),
  }),
  guide: {
    ...demoDashboard,
    answers: {
      saveConfig: {
        saved: 'press Save Changes',
        outdated: 'save another change in a second tab first',
        nameless: 'not by hand: every blog has a name',
        refused: 'move sections more than 60 times in a minute',
      },
      fetchRemote: { done: 'save another change in a second tab first' },
    },
    conditions: {
      hasPendingOrder: 'the order was changed while saving',
      isOrderOnly: 'only the order was being saved',
      isInConflict: 'both versions changed the same setting',
      isTooOften: 'two merges have failed already',
      isSaved: 'the server has saved it',
      isOwnSave: 'the newer version is one that this tab sent without getting an answer',
    },
  },
  words: {
    'config.save': ({ config, conflicts }) => {
      if (conflicts.length > 0) return 'Press Save Changes where another tab has changed the same setting';
      return config === null ? 'Press Save Changes before the config could be read' : 'Press Save Changes';
    },
    'order.save': 'Move a section',
    'conflict.resolve': ({ conflicts }) =>
      conflicts.length > 0 ? 'Press Keep mine, with another conflict to decide' : 'Press Keep mine, or Use theirs',
    'conflict.dismiss': 'Close the question',
    'config.loaded': 'The config could be read',
  },
  shown: {
    buttons: {
      'Keep mine': { type: 'conflict.resolve', config: draft, conflicts: [] },
    },
    texts: {
      'ready.idle': ['Save Changes'],
      'ready.saved': ['Saved!'],
      'ready.recentlySaved': ['Save Changes'],
      'ready.orderSaved': ['Save Changes'],
      'ready.notSaved': ['Error'],
      saving: ['Saving...'],
      fetchingRemote: ['Saving...'],
      conflicting: ['Save Changes', 'Changed in two places'],
    },
  },
  gestures: {
    'config.save': ({ press }) => press(/^(Save Changes|Saved!|Error)$/),
    'order.save': ({ pressFirst }) => pressFirst(/^Move .* down$/),
    'conflict.resolve': ({ press }) => press('Keep mine'),
    'conflict.dismiss': ({ press }) => press('Close'),
  },
  /** The page always has a draft, and only the draft knows of earlier conflicts. */
  isOffered: (_, { config, conflicts = [] }) => config !== null && conflicts.length === 0,
  elsewhere: { 'config.loaded': 'the flow that reads the config again' },
} satisfies Flow;
