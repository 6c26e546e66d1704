import { fromCallback, fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import type { ShortlistReply } from '#contract/sponsor.ts';
import { refusalIn } from '../refusal.ts';
import { saveFile } from '../save-file.actors.ts';
import { withIdempotencyKey } from '../session/signed-action.ts';
import type { SignedCall } from '../session/signed-call.ts';
import {
  type Elsewhere,
  type NotesById,
  type ReadShortlist,
  type ShortlistAnswer,
  type ShortlistChange,
  shortlistMachine,
} from './shortlist.machine.ts';

export interface Draft<Unsaved> {
  read(): Unsaved;
  write(unsaved: Unsaved): void;
}

export interface StoredEntries {
  notes: Draft<NotesById>;
  changes: Draft<readonly ShortlistChange[]>;
}

const none: ShortlistReply = { data: [], lists: [] };

export function shortlist(signed: SignedCall, { notes, changes }: StoredEntries) {
  const signedAction = withIdempotencyKey(signed);
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
        const read = listIn(
          await signed(signal, (call) => ask('readShortlist', { ...call, resolveStatus: { 404: none } })),
        );
        const waiting = changes.read().map(withState(read));
        const unsaved = Object.entries(notes.read()).filter(isUnsavedAfter(read, waiting));
        return { ...read, unsaved: Object.fromEntries(unsaved), waiting };
      }),
      saveEntry: fromPromise<ShortlistAnswer, { change: ShortlistChange }>(({ input, signal }) => {
        const { id, ...body } = input.change;
        if (!body.isListed) notes.write(without(notes.read(), id));
        return signedAction(input.change, signal, (call) =>
          ask('changeShortlist', { params: { id }, body, isLasting: true, ...call }),
        )
          .then((reply): ShortlistAnswer => {
            if (notes.read()[id] === body.note) notes.write(without(notes.read(), id));
            others?.postMessage('changed');
            return { kind: 'list', ...listIn(reply) };
          })
          .catch(refusalIn);
      }),
      exportList: fromPromise<void, { ids: readonly string[] }>(({ input, signal }) =>
        signed(signal, (call) =>
          ask('exportShortlist', { query: new URLSearchParams(input.ids.map((id) => ['creator', id])), ...call }),
        ).then((file) => saveFile(file, 'shortlist.csv')),
      ),
    },
    actions: {
      keepNote: (_, { id, note }) => notes.write({ ...notes.read(), [id]: note }),
      keepChanges: (_, waiting) => changes.write(waiting),
    },
  });
}

/** An entry that exists by now keeps its note. */
const withState =
  ({ list }: ReadShortlist) =>
  ({ note, ...change }: ShortlistChange): ShortlistChange =>
    note === undefined || change.id in list ? change : { ...change, note };

const isUnsavedAfter =
  ({ list }: ReadShortlist, waiting: readonly ShortlistChange[]) =>
  ([id, note]: [string, string]): boolean => {
    const change = waiting.find((each) => each.id === id);
    return (change?.isListed ?? id in list) && change?.note !== note;
  };

const without = (notes: NotesById, id: string): NotesById =>
  Object.fromEntries(Object.entries(notes).filter(([each]) => each !== id));

const listIn = ({ data, lists }: ShortlistReply): ReadShortlist => ({
  list: Object.fromEntries(
    data.map(({ creatorId, note, listIds, invitation }) => [creatorId, { note, listIds, invitation }]),
  ),
  lists,
});
