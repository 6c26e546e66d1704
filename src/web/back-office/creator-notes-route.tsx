import { useParams } from 'react-router-dom';
import { staffArea } from '#machines/area/area.actors.ts';
import { latestDecision } from '#machines/back-office/latest-decision.actors.ts';
import { staffNotes } from '#machines/staff-notes/staff-notes.actors.ts';
import { Area, type SignedIn } from '#web/page/area.tsx';
import { SignedInTools } from '#web/page/signed-in-tools.tsx';
import { usePage } from '#web/ui/use-page.ts';
import { CreatorNotesScreen } from './creator-notes-screen.tsx';
import { keptDecision } from './kept-decision.ts';
import { keptNote } from './kept-note.ts';
import { UndoBar } from './undo-bar.tsx';
import { useStaffSignIn } from './use-staff-sign-in.ts';

/** What staff have noted about one creator. */
export function CreatorNotesRoute() {
  const { id = '' } = useParams();
  return (
    <Area chart={staffArea} words={useStaffSignIn()}>
      {(signedIn) => <CreatorNotes key={id} accountId={id} {...signedIn} />}
    </Area>
  );
}

function CreatorNotes({ accountId, session, signed }: SignedIn & { accountId: string }) {
  const [keptLatest, kept] = [keptDecision(session), keptNote(session)];
  const actor = usePage(() => ({
    chart: staffNotes({ signed, keepDraft: kept.keepDraft }),
    input: { accountId, draft: kept.read(accountId) },
  }));
  const decision = usePage(() => ({
    chart: latestDecision({ signed, keepDecision: keptLatest.keepDecision }),
    input: { decision: keptLatest.read() },
  }));
  return (
    <CreatorNotesScreen actor={actor} tools={<SignedInTools session={session} />} bar={<UndoBar actor={decision} />} />
  );
}
