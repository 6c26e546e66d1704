import { fromPromise } from 'xstate';
import { readBlogVisits } from '#api/blog.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { blogVisitsMachine } from './blog-visits.machine.ts';

export const blogVisits = (signed: SignedCall) =>
  blogVisitsMachine.provide({
    actors: {
      readBlogVisits: fromPromise(({ input: { creatorId }, signal }) =>
        signed(signal, (call) => readBlogVisits(creatorId, call)).then((visits) => visits ?? 'missing'),
      ),
    },
  });
