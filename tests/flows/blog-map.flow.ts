import { blogMapMachine } from '#machines/blog-map/blog-map.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { makeMap } from '#tests/kit/make-blog.ts';
import { modelOf } from '#tests/kit/model.ts';
import { demoDashboard } from './own-account.flow.ts';

export const flow = {
  model: modelOf({
    title: 'Blog map',
    machine: blogMapMachine,
    input: undefined,
    events: {},
    answers: { readBlogMap: [makeMap(), null] },
  }),
  guide: { ...demoDashboard, answers: { readBlogMap: { done: 'open the page, or press Save Changes' } } },
  words: { 'map.refresh': 'Press Save Changes' },
} satisfies Flow;
