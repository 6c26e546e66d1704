import { useParams } from 'react-router-dom';
import { creatorMails } from '#machines/creator-mails/creator-mails.actors.ts';
import { useSignedIn } from '#web/page/signed-in.ts';
import { usePage } from '#web/ui/use-page.ts';
import { CreatorMailsScreen } from './creator-mails-screen.tsx';
import { StoredUndoBar } from './stored-undo-bar.tsx';

export function Component() {
  const { id = '' } = useParams();
  return <CreatorMails key={id} accountId={id} />;
}

/** Not restored after a reload, which would read the mail again. */
function CreatorMails({ accountId }: { accountId: string }) {
  const signedIn = useSignedIn();
  const actor = usePage(() => ({ chart: creatorMails(signedIn.signed), input: { accountId } }));
  return <CreatorMailsScreen actor={actor} bar={<StoredUndoBar {...signedIn} />} />;
}
