import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import type { CreatorsReply } from '#contract/back-office.ts';
import type { CreatorQuery } from '#machines/rules/creator-list-address.ts';
import type { AddressBar } from '../address-bar.ts';
import { refusalIn } from '../refusal.ts';
import { withIdempotencyKey } from '../session/signed-action.ts';
import type { SignedCall } from '../session/signed-call.ts';
import {
  type AccountAction,
  type AccountActionAnswer,
  creatorListMachine,
  creatorsLimit,
} from './creator-list.machine.ts';

export function creatorList({ signed, addressBar }: { signed: SignedCall; addressBar: AddressBar }) {
  const signedAction = withIdempotencyKey(signed);
  return creatorListMachine.provide({
    actors: {
      addressBar,
      fetchCreators: fromPromise<CreatorsReply, CreatorQuery>(({ input, signal }) => {
        const { search, order, status, after } = input;
        const query = { search, order, ...(status && { status }), ...(after && { after }), limit: creatorsLimit };
        return signed(signal, (call) => ask('listEveryCreator', { query, ...call }));
      }),
      moveCreator: fromPromise<AccountActionAnswer, AccountAction>(({ input: { id, move }, signal }) =>
        signedAction({ id, move }, signal, (call) =>
          ask('moveCreator', { params: { id }, body: { move }, ...call }),
        ).then((): AccountActionAnswer => ({ kind: 'done' }), refusalIn),
      ),
    },
  });
}
