import { blogMapMachine } from '#machines/blog-map/blog-map.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { makeMap } from '#tests/kit/make-blog.ts';
import { modelOf } from '#tests/kit/model.ts';
import { demoDashboard } from './own-account.flow.ts';

export const flow = {
  model: modelOf({
    title: 'Blog map',
    machine: blogMapMachine,
    input: { version: 5 },
    events: { 'config.settle': [{ version: 5 }, { version: 6 }] },
    answers: { readBlogMap: [makeMap(), null] },
    vertex: ({ version }) => version,
  }),
  guide: { ...demoDashboard, answers: { readBlogMap: { done: 'open the page, or press Save Changes' } } },
  words: { 'config.settle': ({ version }) => `Press Save Changes (version ${version})` },
} satisfies Flow;
