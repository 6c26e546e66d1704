import { useParams } from 'react-router-dom';
import { staffArea } from '#machines/area/area.actors.ts';
import { creatorMails } from '#machines/creator-mails/creator-mails.actors.ts';
import { Area, type SignedIn } from '#web/page/area.tsx';
import { SignedInTools } from '#web/page/signed-in-tools.tsx';
import { usePage } from '#web/ui/use-page.ts';
import { CreatorMailsScreen } from './creator-mails-screen.tsx';
import { KeptUndoBar } from './later-parts-route.tsx';
import { useStaffSignIn } from './use-staff-sign-in.ts';

/** What was mailed to one creator. */
export function Component() {
  const { id = '' } = useParams();
  return (
    <Area chart={staffArea} words={useStaffSignIn()}>
      {(signedIn) => <CreatorMails key={id} accountId={id} {...signedIn} />}
    </Area>
  );
}

/** Nothing of it is kept over a reload: nobody has asked to read a mail again. */
function CreatorMails({ accountId, ...signedIn }: SignedIn & { accountId: string }) {
  const actor = usePage(() => ({ chart: creatorMails(signedIn.signed), input: { accountId }, kept: null }));
  return (
    <CreatorMailsScreen
      actor={actor}
      tools={<SignedInTools session={signedIn.session} />}
      bar={<KeptUndoBar {...signedIn} />}
    />
  );
}
