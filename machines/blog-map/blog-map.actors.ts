import { fromPromise } from 'xstate';
import { readBlogMap } from '#api/blog.ts';
import { blogMapMachine } from './blog-map.machine.ts';

export const blogMap = (username: string) =>
  blogMapMachine.provide({
    actors: { readBlogMap: fromPromise(({ signal }) => readBlogMap(username, null, { signal })) },
  });
