import { isDeepStrictEqual } from 'node:util';
import { blogSavingMachine } from '#machines/blog-saving/blog-saving.machine.ts';
import type { StoredConfig } from '#machines/blog-saving/stored-config.ts';
import { factsOf } from '#machines/rules/blog-facts.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { makeBlogCreator } from '#tests/kit/make-blog.ts';
import { modelOf } from '#tests/kit/model.ts';
import { conflict } from './blog-editing.flow.ts';
import { demoDashboard } from './own-account.flow.ts';

export const facts = factsOf(makeBlogCreator());
export const blog = { username: 'deniz', id: 'creator-1' };
export const base: StoredConfig = { config: { tripSettings: { tripsPerRow: 2 } }, version: 5, updatedAt: 5 };
export const draft = { tripSettings: { tripsPerRow: 3 } };
const elsewhere = { config: { ...base.config, language: 'tr' }, version: 6, updatedAt: 6 } as const;
const same = { config: { tripSettings: { tripsPerRow: 4 } }, version: 6, updatedAt: 6 };

export const flow = {
  model: modelOf({
    title: 'Blog saving',
    machine: blogSavingMachine,
    input: { facts, blog, base, lost: [] },
    events: {
      'config.save': [
        { config: draft, undecided: [] },
        { config: null, undecided: [] },
        { config: draft, undecided: [conflict] },
      ],
      'order.save': [{ order: { locations: 2, languages: 1 } }],
      'conflict.settle': [
        { config: draft, undecided: [] },
        { config: draft, undecided: [conflict] },
      ],
      'conflict.dismiss': [{}],
      'config.arrive': [{ stored: elsewhere }],
    },
    answers: {
      saveConfig: [
        { kind: 'saved', stored: { config: draft, version: 7, updatedAt: 7 } },
        { kind: 'outdated' },
        { kind: 'nameless' },
        { kind: 'refused', message: 'Please check this.' },
      ],
      fetchTheirs: [elsewhere, same],
    },
    vertex: ({ wanted, merges, sending, base, lost, theirs }) => [
      ...[wanted !== null, merges, sending, base, lost.length > 0, theirs?.version],
    ],
    isConsistent: (saving, _, { saveConfig }) =>
      !saving.matches('saving') ||
      isDeepStrictEqual(
        [saveConfig?.config, saveConfig?.version],
        [saving.context.sending.config, saving.context.base.version],
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
      fetchTheirs: { done: 'save another change in a second tab first' },
    },
    conditions: {
      isWanted: 'the order was changed while saving',
      isOrder: 'only the order was being saved',
      isInConflict: 'both versions changed the same setting',
      isTooOften: 'two merges have failed already',
      isSaved: 'saved, according to what is waiting',
    },
  },
  words: {
    'config.save': ({ config, undecided }) => {
      if (undecided.length > 0) return 'Press Save Changes where another tab has changed the same setting';
      return config === null ? 'Press Save Changes before the config could be read' : 'Press Save Changes';
    },
    'order.save': 'Move a section',
    'conflict.settle': ({ undecided }) =>
      undecided.length > 0 ? 'Press Keep mine, with another conflict to decide' : 'Press Keep mine, or Use theirs',
    'conflict.dismiss': 'Close the question',
    'config.arrive': 'The config could be read',
  },
  shown: {
    buttons: {
      'Keep mine': { type: 'conflict.settle', config: draft, undecided: [] },
      Close: { type: 'conflict.dismiss' },
    },
    texts: {
      'ready.calm': ['Save Changes'],
      'ready.saved': ['Saved!'],
      'ready.orderSaved': ['Save Changes'],
      'ready.refused': ['Error'],
      saving: ['Saving...'],
      loading: ['Saving...'],
      conflicting: ['Save Changes', 'Changed in two places'],
    },
  },
  gestures: {
    'config.save': ({ press }) => press(/^(Save Changes|Saved!|Error)$/),
    'order.save': ({ pressFirst }) => pressFirst(/^Move .* down$/),
    'conflict.settle': ({ press }) => press('Keep mine'),
    'conflict.dismiss': ({ press }) => press('Close'),
  },
  /** The page always has a draft, and only the draft knows of earlier conflicts. */
  isOffered: (_, { config, undecided = [] }) => config !== null && undecided.length === 0,
  elsewhere: { 'config.arrive': 'the flow that reads the config again' },
} satisfies Flow;
