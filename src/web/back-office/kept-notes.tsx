import type { SessionActor } from '#machines/session/session.machine.ts';
import type { SignedCall } from '#machines/session/signed-call.ts';
import { staffNotes } from '#machines/staff-notes/staff-notes.actors.ts';
import { usePage } from '#web/ui/use-page.ts';
import { keptNote } from './kept-note.ts';
import { NotesPart } from './notes-part.tsx';

export interface OfStaff {
  session: SessionActor;
  signed: SignedCall;
}

/** The notes about a creator, with what was typed the last time. */
export function KeptNotes({ accountId, session, signed }: OfStaff & { accountId: string }) {
  const kept = keptNote(session);
  const actor = usePage(() => ({
    chart: staffNotes({ signed, keepDraft: kept.keepDraft }),
    input: { accountId, draft: kept.read(accountId) },
  }));
  return <NotesPart actor={actor} />;
}
