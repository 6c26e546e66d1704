import { fromPromise } from 'xstate';
import { changeShortlist, exportShortlist, readShortlist } from '#api/discovery.ts';
import type { ShortlistReply } from '#contract/shortlist.ts';
import { refusalIn } from '../refusal.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { signedDeedOf } from '../session/signed-deed.ts';
import { type Shortlist, type ShortlistAnswer, type ShortlistChange, shortlistMachine } from './shortlist.machine.ts';

export function shortlist(signed: SignedCall) {
  const signedDeed = signedDeedOf(signed);
  return shortlistMachine.provide({
    actors: {
      fetchShortlist: fromPromise(async ({ signal }) => listIn(await signed(signal, readShortlist))),
      saveEntry: fromPromise<ShortlistAnswer, { change: ShortlistChange }>(async ({ input, signal }) => {
        const { id, ...request } = input.change;
        try {
          const reply = await signedDeed(input.change, signal, (call) => changeShortlist(id, request, call));
          return { kind: 'list', list: listIn(reply) };
        } catch (failure) {
          return refusalIn(failure);
        }
      }),
      exportList: fromPromise(async ({ signal }) => save(await signed(signal, exportShortlist))),
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
