import type { SnapshotFrom } from 'xstate';
import type { BlogPage } from '#contract/blog-page.ts';
import type { Language } from '#contract/language.ts';
import { blogPage } from '#rules/blog-page.ts';
import type { blogMachine } from './blog.machine.ts';

type Blog = SnapshotFrom<typeof blogMachine>;

export const isLoading = (blog: Blog): boolean => blog.hasTag('loading');
export const isMissing = (blog: Blog): boolean => blog.matches('missing');
export const isScrollHintHidden = (blog: Blog): boolean => blog.matches({ ready: { scrollHint: 'hidden' } });

export const visitorPage = (blog: Blog, view: { today: string; language: Language | null }): BlogPage | null =>
  blog.matches('ready') && blog.context.creatorProfile
    ? blogPage(blog.context.creatorProfile, blog.context.config, { audience: 'visitor', ...view })
    : null;
