import { fromPromise } from 'xstate';
import { readCreator } from '#api/discovery.ts';
import { errorBodyOf } from '#rules/error-body.ts';
import { creatorProfileMachine, type ProfileAnswer } from './creator-profile.machine.ts';

export const creatorProfile = creatorProfileMachine.provide({
  actors: {
    fetchCreator: fromPromise<ProfileAnswer, { token: string; id: string }>(({ input: { token, id }, signal }) =>
      readCreator(id, { token, signal })
        .then((creator): ProfileAnswer => ({ kind: 'found', creator }))
        .catch((failure: unknown) => {
          const code = errorBodyOf(failure)?.code;
          if (code === 'notFound') return { kind: 'missing' as const };
          if (code === 'unauthenticated') return { kind: 'ended' as const };
          throw failure;
        }),
    ),
  },
});
