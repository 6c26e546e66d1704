import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import type { ShortlistReply } from '#contract/shortlist.ts';
import { refusalIn } from '../refusal.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { signedDeedOf } from '../session/signed-deed.ts';
import { type Shortlist, type ShortlistAnswer, type ShortlistChange, shortlistMachine } from './shortlist.machine.ts';

export function shortlist(signed: SignedCall) {
  const signedDeed = signedDeedOf(signed);
  return shortlistMachine.provide({
    actors: {
      fetchShortlist: fromPromise(({ signal }) => signed(signal, (call) => ask('readShortlist', call)).then(listIn)),
      saveEntry: fromPromise<ShortlistAnswer, { change: ShortlistChange }>(({ input, signal }) => {
        const { id, ...body } = input.change;
        return signedDeed(input.change, signal, (call) => ask('changeShortlist', { params: { id }, body, ...call }))
          .then((reply): ShortlistAnswer => ({ kind: 'list', list: listIn(reply) }))
          .catch(refusalIn);
      }),
      exportList: fromPromise(({ signal }) => signed(signal, (call) => ask('exportShortlist', call)).then(save)),
    },
  });
}

const listIn = ({ data }: ShortlistReply): Shortlist =>
  Object.fromEntries(data.map(({ creatorId, note }) => [creatorId, note]));

/** Hands a file to the browser's downloads. */
function save(file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'shortlist.csv';
  link.click();
  URL.revokeObjectURL(link.href);
}
