import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import { refusalBy, refusalIn } from '../refusal.ts';
import { withIdempotencyKey } from '../session/signed-action.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { type NoteDraft, type NotesAnswer, type ReadNotesAnswer, staffNotesMachine } from './staff-notes.machine.ts';

interface Outside {
  signed: SignedCall;
  keepDraft(draft: NoteDraft): void;
}

export function staffNotes({ signed, keepDraft }: Outside) {
  const signedAction = withIdempotencyKey(signed);
  return staffNotesMachine.provide({
    actors: {
      fetchNotes: fromPromise<ReadNotesAnswer, { accountId: string }>(({ input, signal }) =>
        signed(signal, (call) => ask('readStaffNotes', { params: { id: input.accountId }, ...call }))
          .then((notes): ReadNotesAnswer => ({ kind: 'notes', notes }))
          .catch(refusalBy<ReadNotesAnswer>({ notFound: () => ({ kind: 'missing' }) })),
      ),
      addNote: fromPromise<NotesAnswer, { accountId: string; content: string }>(({ input, signal }) => {
        const { accountId: id, content } = input;
        return signedAction(input, signal, (call) =>
          ask('addStaffNote', { params: { id }, body: { content }, ...call }),
        )
          .then((notes): NotesAnswer => ({ kind: 'notes', notes }))
          .catch(refusalIn);
      }),
      removeNote: fromPromise<NotesAnswer, { id: string }>(({ input, signal }) =>
        signedAction(input, signal, (call) => ask('removeStaffNote', { params: input, ...call }))
          .then((notes): NotesAnswer => ({ kind: 'notes', notes }))
          .catch(refusalIn),
      ),
    },
    actions: {
      keepDraft: (_, draft) => keepDraft(draft),
      dropDraft: ({ context: { accountId } }) => keepDraft({ accountId, draft: '' }),
    },
  });
}
