import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import type { ListRequest } from '#contract/shortlist.ts';
import type { DirectoryActor } from '../directory/directory.machine.ts';
import { refusalBy, refusalIn } from '../refusal.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { signedDeedOf } from '../session/signed-deed.ts';
import type { ShortlistActor } from '../shortlist/shortlist.machine.ts';
import { type ListMove, type ListsAnswer, type MadeAnswer, ownListsMachine } from './own-lists.machine.ts';
import { firstAddress } from './own-lists.view.ts';

interface Around {
  signed: SignedCall;
  page: DirectoryActor;
  shortlist: ShortlistActor;
}

const goneOr = refusalBy<ListsAnswer>({ notFound: ({ message }) => ({ kind: 'gone', message }) }, refusalIn);

/** The lists beside the page that shows them and the shortlist whose they are. */
export function ownLists({ signed, page, shortlist }: Around) {
  const signedDeed = signedDeedOf(signed);
  const put = (id: string, listId: string | null) =>
    shortlist.send({ type: 'entry.change', change: { id, isListed: true, listId } });
  return ownListsMachine.provide({
    actors: {
      makeList: fromPromise<MadeAnswer, ListRequest>(({ input, signal }) =>
        signedDeed(input, signal, (call) => ask('makeList', { body: input, ...call })).then(
          ({ lists, _id: id }): MadeAnswer => ({ kind: 'made', lists, id }),
          refusalIn,
        ),
      ),
      changeList: fromPromise<ListsAnswer, ListMove>(({ input, signal }) => {
        const { id, change: body } = input;
        return signedDeed(input, signal, (call) => ask('changeList', { params: { id }, body, ...call })).then(
          ({ lists }): ListsAnswer => ({ kind: 'lists', lists }),
          goneOr,
        );
      }),
    },
    actions: {
      tellLists: (_, { lists }) => shortlist.send({ type: 'lists.tell', lists }),
      lookAgain: () => shortlist.send({ type: 'list.expire' }),
      readAnew: () => shortlist.send({ type: 'lists.refresh' }),
      putCreator: ({ context: { creator } }, listId) => put(creator?.id ?? '', listId),
      putIntoMade: ({ context: { creator } }, { id }) => put(creator?.id ?? '', id),
      openMade: (_, { id }) => page.send({ type: 'list.open', list: id, isStep: true }),
      openFirst: () => page.send({ type: 'list.open', list: firstAddress, isStep: false }),
    },
  });
}
