import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import { readBlogMap } from '#api/blog.ts';
import { refusalBy } from '../refusal.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { creatorProfileMachine, type ProfileAnswer } from './creator-profile.machine.ts';

export const creatorProfile = (signed: SignedCall) =>
  creatorProfileMachine.provide({
    actors: {
      fetchCreator: fromPromise<ProfileAnswer, { id: string }>(({ input, signal }) =>
        signed(signal, (call) => ask('readCreator', { params: input, ...call }))
          .then((creator): ProfileAnswer => ({ kind: 'found', creator }))
          .catch(refusalBy<ProfileAnswer>({ notFound: () => ({ kind: 'missing' }) })),
      ),
      // What stands between may answer with a page of its own.
      fetchMap: fromPromise(({ input: { username }, signal }) =>
        username === '' ? Promise.resolve(null) : readBlogMap(username, null, { signal }).then((map) => map ?? null),
      ),
    },
  });
