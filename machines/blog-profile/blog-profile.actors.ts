import { fromPromise } from 'xstate';
import { readBlog } from '#api/blog.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { blogProfileMachine } from './blog-profile.machine.ts';

export const blogProfile = (username: string, signed: SignedCall) =>
  blogProfileMachine.provide({
    actors: {
      readBlog: fromPromise(({ input: { language }, signal }) =>
        signed(signal, (call) => readBlog(username, language, call)),
      ),
    },
  });
