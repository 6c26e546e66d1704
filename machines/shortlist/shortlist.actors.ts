import { fromCallback, fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import type { ShortlistReply } from '#contract/shortlist.ts';
import { refusalIn } from '../refusal.ts';
import { saveFile } from '../save-file.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { signedDeedOf } from '../session/signed-deed.ts';
import {
  type Elsewhere,
  type NotesById,
  type ReadShortlist,
  type ShortlistAnswer,
  type ShortlistChange,
  shortlistMachine,
} from './shortlist.machine.ts';

/** Where notes are kept on the device for as long as they are not saved. */
export interface KeptNotes {
  read(): NotesById;
  write(notes: NotesById): void;
}

export function shortlist(signed: SignedCall, kept: KeptNotes) {
  const signedDeed = signedDeedOf(signed);
  let others: BroadcastChannel | null = null;
  return shortlistMachine.provide({
    actors: {
      watchElsewhere: fromCallback<Elsewhere>(({ sendBack }) => {
        const tell = () => sendBack({ type: 'list.expire' });
        const look = () => (document.visibilityState === 'visible' ? tell() : sendBack({ type: 'note.save' }));
        const channel = new BroadcastChannel('shortlist');
        others = channel;
        channel.addEventListener('message', tell);
        document.addEventListener('visibilitychange', look);
        return () => {
          others = null;
          channel.close();
          document.removeEventListener('visibilitychange', look);
        };
      }),
      fetchShortlist: fromPromise(async ({ signal }) => {
        const read = listIn(await signed(signal, (call) => ask('readShortlist', call)));
        const unsaved = Object.entries(kept.read()).filter(([id]) => id in read.list);
        return { ...read, unsaved: Object.fromEntries(unsaved) };
      }),
      saveEntry: fromPromise<ShortlistAnswer, { change: ShortlistChange }>(({ input, signal }) => {
        const { id, ...body } = input.change;
        kept.write(notesWith(kept.read(), input.change));
        return signedDeed(input.change, signal, (call) =>
          ask('changeShortlist', { params: { id }, body, isLasting: true, ...call }),
        )
          .then((reply): ShortlistAnswer => {
            if (kept.read()[id] === body.note) kept.write(without(kept.read(), id));
            others?.postMessage('changed');
            return { kind: 'list', ...listIn(reply) };
          })
          .catch(refusalIn);
      }),
      exportList: fromPromise(({ signal }) =>
        signed(signal, (call) => ask('exportShortlist', call)).then((file) => saveFile(file, 'shortlist.csv')),
      ),
    },
    actions: { keepNote: (_, { id, note }) => kept.write({ ...kept.read(), [id]: note }) },
  });
}

/** What is sent may not arrive, and what was typed meanwhile is newer; whoever is taken off needs no note. */
function notesWith(notes: NotesById, { id, isListed, note }: ShortlistChange): NotesById {
  if (!isListed) return without(notes, id);
  return note === undefined ? notes : { [id]: note, ...notes };
}

const without = (notes: NotesById, id: string): NotesById =>
  Object.fromEntries(Object.entries(notes).filter(([each]) => each !== id));

const listIn = ({ data, lists }: ShortlistReply): ReadShortlist => ({
  list: Object.fromEntries(
    data.map(({ creatorId, note, listId, invitation }) => [creatorId, { note, listId, invitation }]),
  ),
  lists,
});
