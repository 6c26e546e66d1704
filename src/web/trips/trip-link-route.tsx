import { useParams } from 'react-router-dom';
import { privateLink } from '#machines/private-link/private-link.actors.ts';
import { signedCallOf } from '#machines/session/signed-call.ts';
import { CreatorSession } from '#web/page/creator-session.tsx';
import { useBlogUsername } from '#web/page/use-blog-username.ts';
import { usePage } from '#web/ui/use-page.ts';
import { PrivateLinkScreen } from './private-link-screen.tsx';

/** Where the owner of a blog shares a trip before it is published; another address is another page. */
export function Component() {
  const { id = '' } = useParams();
  return <PrivateLink key={id} tripId={id} />;
}

function PrivateLink({ tripId }: { tripId: string }) {
  const username = useBlogUsername();
  const session = CreatorSession.useActorRef();
  const page = usePage(() => ({ chart: privateLink(signedCallOf(session)), input: { tripId } }));
  return <PrivateLinkScreen actor={page} username={username} />;
}
