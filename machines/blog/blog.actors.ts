import { fromCallback, fromPromise } from 'xstate';
import { readBlog, readBlogConfig, readBlogMap } from '#api/blog.ts';
import type { Language } from '#contract/language.ts';
import { refusalBy } from '../refusal.ts';
import { blogMachine, type PageScroll, type ProfileAnswer } from './blog.machine.ts';

interface BlogAddress {
  username: string;
  /** The trip, as its address ends. */
  segment: string | null;
  /** In place of the page's own. */
  language: Language | null;
}

/** As anybody sees it: its owner, too, looks at what the world is shown. */
const token = null;

export const blog = ({ username, segment, language }: BlogAddress) =>
  blogMachine.provide({
    actors: {
      fetchProfile: fromPromise<ProfileAnswer>(({ signal }) =>
        readBlog(username, language, { token, signal })
          .then((profile): ProfileAnswer => ({ kind: 'found', profile }))
          .catch(refusalBy<ProfileAnswer>({ notFound: () => ({ kind: 'nobody' }) })),
      ),
      fetchConfig: fromPromise(({ input: { id }, signal }) => readBlogConfig(id, { token, signal })),
      fetchMap: fromPromise(({ signal }) => readBlogMap(username, segment, { signal })),
      loadFully: fromPromise(async () => {
        location.reload();
        await new Promise<never>(() => {});
      }),
      watchScroll: fromCallback<PageScroll>(({ sendBack }) => {
        const { documentElement } = document;
        const tell = () =>
          sendBack({
            type: 'page.scroll',
            pixels: documentElement.scrollHeight > innerHeight ? scrollY : Number.POSITIVE_INFINITY,
          });
        // A page that is seen whole needs no hint: that is known once it is drawn.
        const drawn = setTimeout(tell);
        addEventListener('scroll', tell, { passive: true });
        return () => {
          clearTimeout(drawn);
          removeEventListener('scroll', tell);
        };
      }),
    },
  });
