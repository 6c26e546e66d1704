import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import type { OwnTrip } from '#contract/own-trip.ts';
import { copying } from '../copying/copying.actors.ts';
import { refusalBy, refusalIn } from '../refusal.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { type LinkAnswer, type MakeAnswer, privateLinkMachine, type RevokeAnswer } from './private-link.machine.ts';

interface Input {
  tripId: string;
}

const missing = () => ({ kind: 'missing' }) as const;

export const privateLink = (signed: SignedCall) =>
  privateLinkMachine.provide({
    actors: {
      copying,
      readLink: fromPromise<LinkAnswer, Input>(({ input, signal }) =>
        signed(signal, (call) => ask('readOwnTrip', { ...paramsOf(input), ...call }))
          .then(answerOf)
          .catch(refusalBy<LinkAnswer>({ notFound: missing, validation: missing })),
      ),
      makeLink: fromPromise<MakeAnswer, Input>(({ input, signal }) =>
        signed(signal, (call) => ask('moveTripLink', { ...paramsOf(input), body: { move: 'create' }, ...call }))
          .then((link): MakeAnswer => ({ kind: 'on', ...link }))
          .catch(refusalBy<MakeAnswer>({ notFound: missing }, refusalIn)),
      ),
      revokeLink: fromPromise<RevokeAnswer, Input>(({ input, signal }) =>
        signed(signal, (call) => ask('moveTripLink', { ...paramsOf(input), body: { move: 'withdraw' }, ...call }))
          .then((): RevokeAnswer => ({ kind: 'revoked' }))
          .catch(refusalBy<RevokeAnswer>({ notFound: missing })),
      ),
    },
  });

const paramsOf = ({ tripId }: Input) => ({ params: { id: tripId } });

function answerOf({ state, title, privateLinkSince: since }: OwnTrip): LinkAnswer {
  if (state !== 'draft' && state !== 'unpublished') return { kind: 'closed', title };
  return since === null ? { kind: 'off', title } : { kind: 'on', title, since, address: null };
}
