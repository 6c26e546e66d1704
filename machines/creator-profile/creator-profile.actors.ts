import { fromPromise } from 'xstate';
import { readCreator } from '#api/discovery.ts';
import { errorBodyOf } from '#rules/error-body.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { creatorProfileMachine, type ProfileAnswer } from './creator-profile.machine.ts';

export const creatorProfile = (signed: SignedCall) =>
  creatorProfileMachine.provide({
    actors: {
      fetchCreator: fromPromise<ProfileAnswer, { id: string }>(({ input: { id }, signal }) =>
        signed(signal, (call) => readCreator(id, call))
          .then((creator): ProfileAnswer => ({ kind: 'found', creator }))
          .catch((failure: unknown) => {
            if (errorBodyOf(failure)?.code === 'notFound') return { kind: 'missing' as const };
            throw failure;
          }),
      ),
    },
  });
