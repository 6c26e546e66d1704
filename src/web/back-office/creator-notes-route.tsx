import { useParams } from 'react-router-dom';
import { staffArea } from '#machines/area/area.actors.ts';
import { staffNotes } from '#machines/staff-notes/staff-notes.actors.ts';
import { Area, type SignedIn } from '#web/page/area.tsx';
import { SignedInTools } from '#web/page/signed-in-tools.tsx';
import { usePage } from '#web/ui/use-page.ts';
import { CreatorNotesScreen } from './creator-notes-screen.tsx';
import { KeptUndoBar } from './later-parts-route.tsx';
import { storedNotes } from './office-storage.ts';
import { useStaffSignIn } from './use-staff-sign-in.ts';

/** What staff have noted about one creator. */
export function Component() {
  const { id = '' } = useParams();
  return (
    <Area chart={staffArea} words={useStaffSignIn()}>
      {(signedIn) => <CreatorNotes key={id} accountId={id} {...signedIn} />}
    </Area>
  );
}

function CreatorNotes({ accountId, ...signedIn }: SignedIn & { accountId: string }) {
  const { session, signed } = signedIn;
  const drafts = storedNotes(session);
  const actor = usePage(() => ({
    chart: staffNotes({ signed, keepDraft: drafts.write }),
    input: { accountId, draft: drafts.read(accountId) },
  }));
  return (
    <CreatorNotesScreen actor={actor} tools={<SignedInTools session={session} />} bar={<KeptUndoBar {...signedIn} />} />
  );
}
