import type { SnapshotFrom } from 'xstate';
import type { BlogPage } from '#contract/blog-page.ts';
import type { Language } from '#contract/language.ts';
import { blogPage } from '#rules/blog-page.ts';
import type { blogMachine } from './blog.machine.ts';

type Blog = SnapshotFrom<typeof blogMachine>;

export const isLoading = (blog: Blog): boolean => blog.hasTag('loading');
export const isNobody = (blog: Blog): boolean => blog.matches('nobody');
export const isHintOver = (blog: Blog): boolean => blog.matches({ ready: { hint: 'over' } });

/** The page as a visitor sees it, once all is there that it is made of; the app's owner of it sees the same. */
export const blogShown = (blog: Blog, wish: { today: string; language: Language | null }): BlogPage | null =>
  blog.matches('ready') && blog.context.creatorProfile
    ? blogPage(blog.context.creatorProfile, blog.context.config, { audience: 'visitor', ...wish })
    : null;
