import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createActor } from 'xstate';
import type { BlogChoices } from '#contract/blog.ts';
import { type BlogEditingActor, blogEditingMachine } from '#machines/blog-editing/blog-editing.machine.ts';
import { factsOf } from '#rules/blog-facts.ts';
import type { BlogCreator } from '#rules/blog-visibility.ts';
import { makeBlogCreator } from '#tests/kit/make-blog.ts';
import { onPage } from './on-page.tsx';

interface Tab {
  editing: BlogEditingActor;
  creator: BlogCreator;
}

interface Opening {
  config?: BlogChoices;
  creator?: BlogCreator;
}

/** A tab of the dashboard over its flow; nothing is saved. */
export function openTab(Tab: ComponentType<Tab>, { config = {}, creator = makeBlogCreator() }: Opening = {}) {
  const editing = createActor(blogEditingMachine, {
    input: {
      facts: factsOf(creator),
      blog: { username: creator.username, id: creator._id },
      stored: { config, version: 1, updatedAt: 1 },
      kept: null,
    },
  }).start();
  render(onPage(<Tab editing={editing} creator={creator} />));
  return { editing, draft: () => editing.getSnapshot().context.draft };
}
