import { isDeepStrictEqual } from 'node:util';
import type { StoredConfig } from '#machines/blog-saving/blog-saving.machine.ts';
import { blogSavingMachine } from '#machines/blog-saving/blog-saving.machine.ts';
import { factsOf } from '#rules/blog-facts.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { makeBlogCreator } from '#tests/kit/make-blog.ts';
import { modelOf } from '#tests/kit/model.ts';

export const facts = factsOf(makeBlogCreator());
export const blog = { username: 'deniz', id: 'creator-1' };
export const base: StoredConfig = { config: { tripSettings: { tripsPerRow: 2 } }, version: 5, updatedAt: 5 };
const draft = { tripSettings: { tripsPerRow: 3 } };
const elsewhere = { config: { ...base.config, language: 'tr' }, version: 6, updatedAt: 6 } as const;
const same = { config: { tripSettings: { tripsPerRow: 4 } }, version: 6, updatedAt: 6 };

export const flow = {
  model: modelOf({
    title: 'Blog saving',
    machine: blogSavingMachine,
    input: { facts, blog, base },
    events: {
      'config.save': [{ config: draft }, { config: null }],
      'order.save': [{ order: { locations: 2, languages: 1 } }],
      'conflict.settle': [{ config: draft }],
      'conflict.dismiss': [{}],
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
    behaviour: ({ wanted, merges, sending, base, lost }) => [wanted !== null, merges, sending, base, lost.length > 0],
    belongs: (saving, _, { saveConfig }) =>
      !saving.matches('saving') ||
      isDeepStrictEqual(
        [saveConfig?.config, saveConfig?.version],
        [saving.context.sending.config, saving.context.base.version],
      ),
  }),
  words: {
    'config.save': ({ config }) => (config === null ? 'Press Save Changes without a config' : 'Press Save Changes'),
    'order.save': 'Move a section',
    'conflict.settle': 'Press Keep mine, or Use theirs',
    'conflict.dismiss': 'Close the question',
  },
} satisfies Flow;
