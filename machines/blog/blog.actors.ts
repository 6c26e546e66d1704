import { fromCallback, fromPromise } from 'xstate';
import { readBlog, readBlogConfig, readBlogMap } from '#api/blog.ts';
import type { Language } from '#contract/language.ts';
import { followingOf } from '../following/following.actors.ts';
import { sharing } from '../sharing/sharing.actors.ts';
import { blogMachine, type PageScroll } from './blog.machine.ts';
import { fetchBlog } from './fetch-blog.ts';

interface BlogAddress {
  username: string;
  /** The last part of a trip's address. */
  segment: string | null;
  /** Overrides the page's own language. */
  language: Language | null;
}

/** Without a token, so that owners see the public page too. */
const token = null;

export const blog = ({ username, segment, language }: BlogAddress) =>
  blogMachine.provide({
    actors: {
      fetchBlog: fromPromise(({ signal }) =>
        fetchBlog({
          readProfile: () => readBlog(username, language, { token, signal }),
          readConfig: (id) => readBlogConfig(id, { token, signal }),
        }),
      ),
      sharing,
      following: followingOf(username),
      fetchMap: fromPromise(({ signal }) => readBlogMap(username, segment, { signal })),
      watchScroll: fromCallback<PageScroll>(({ sendBack }) => {
        const { documentElement } = document;
        const sendScroll = () =>
          sendBack({
            type: 'page.scroll',
            pixels: documentElement.scrollHeight > innerHeight ? scrollY : Number.POSITIVE_INFINITY,
          });
        // The height is known once the page is drawn; a page that fits the window needs no hint.
        const drawn = setTimeout(sendScroll);
        addEventListener('scroll', sendScroll, { passive: true });
        return () => {
          clearTimeout(drawn);
          removeEventListener('scroll', sendScroll);
        };
      }),
    },
    actions: { reloadPage: () => location.reload() },
  });
