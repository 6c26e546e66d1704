import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import { refusalBy, refusalIn } from '../refusal.ts';
import { withIdempotencyKey } from '../session/signed-action.ts';
import type { SignedCall } from '../session/signed-call.ts';
import {
  type CreationAnswer,
  type ListCreation,
  type ListMove,
  type ListsAnswer,
  ownListsMachine,
} from './own-lists.machine.ts';

const missingOr = refusalBy<ListsAnswer>({ notFound: ({ message }) => ({ kind: 'missing', message }) }, refusalIn);

export function ownLists(signed: SignedCall) {
  const signedAction = withIdempotencyKey(signed);
  return ownListsMachine.provide({
    actors: {
      createList: fromPromise<CreationAnswer, ListCreation>(({ input: { creatorId, ...body }, signal }) =>
        signedAction(body, signal, (call) => ask('makeList', { body, ...call })).then(
          ({ lists, _id: id }): CreationAnswer => ({ kind: 'created', lists, id, creatorId }),
          refusalIn,
        ),
      ),
      changeList: fromPromise<ListsAnswer, ListMove>(({ input, signal }) => {
        const { id, change: body } = input;
        return signedAction(input, signal, (call) => ask('changeList', { params: { id }, body, ...call })).then(
          ({ lists }): ListsAnswer => ({ kind: 'lists', lists }),
          missingOr,
        );
      }),
    },
  });
}
