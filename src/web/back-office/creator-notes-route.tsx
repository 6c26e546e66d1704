import { useParams } from 'react-router-dom';
import { staffNotes } from '#machines/staff-notes/staff-notes.actors.ts';
import { useSignedIn } from '#web/page/signed-in.ts';
import { usePage } from '#web/ui/use-page.ts';
import { CreatorNotesScreen } from './creator-notes-screen.tsx';
import { storedNotes } from './office-storage.ts';
import { StoredUndoBar } from './stored-undo-bar.tsx';

export function Component() {
  const { id = '' } = useParams();
  return <CreatorNotes key={id} accountId={id} />;
}

function CreatorNotes({ accountId }: { accountId: string }) {
  const signedIn = useSignedIn();
  const { session, signed } = signedIn;
  const drafts = storedNotes(session);
  const actor = usePage(() => ({
    chart: staffNotes({ signed, keepDraft: drafts.write }),
    input: { accountId, draft: drafts.read(accountId) },
  }));
  return <CreatorNotesScreen actor={actor} bar={<StoredUndoBar {...signedIn} />} />;
}
