import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import type { ShortlistReply } from '#contract/shortlist.ts';
import { refusalIn } from '../refusal.ts';
import { saveFile } from '../save-file.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { signedDeedOf } from '../session/signed-deed.ts';
import {
  type ReadShortlist,
  type ShortlistAnswer,
  type ShortlistChange,
  shortlistMachine,
} from './shortlist.machine.ts';

export function shortlist(signed: SignedCall) {
  const signedDeed = signedDeedOf(signed);
  return shortlistMachine.provide({
    actors: {
      fetchShortlist: fromPromise(({ signal }) => signed(signal, (call) => ask('readShortlist', call)).then(listIn)),
      saveEntry: fromPromise<ShortlistAnswer, { change: ShortlistChange }>(({ input, signal }) => {
        const { id, ...body } = input.change;
        return signedDeed(input.change, signal, (call) => ask('changeShortlist', { params: { id }, body, ...call }))
          .then((reply): ShortlistAnswer => ({ kind: 'list', ...listIn(reply) }))
          .catch(refusalIn);
      }),
      exportList: fromPromise(({ signal }) =>
        signed(signal, (call) => ask('exportShortlist', call)).then((file) => saveFile(file, 'shortlist.csv')),
      ),
    },
  });
}

const listIn = ({ data, lists }: ShortlistReply): ReadShortlist => ({
  list: Object.fromEntries(
    data.map(({ creatorId, note, listId, invitation }) => [creatorId, { note, listId, invitation }]),
  ),
  lists,
});
