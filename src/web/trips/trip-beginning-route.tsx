import { signedCallOf } from '#machines/session/signed-call.ts';
import { tripBeginning } from '#machines/trip-beginning/trip-beginning.actors.ts';
import { CreatorSession } from '#web/page/creator-session.tsx';
import { SignedInTools } from '#web/page/signed-in-tools.tsx';
import { useBlogUsername } from '#web/page/use-blog-username.ts';
import { usePage } from '#web/ui/use-page.ts';
import { TripBeginningScreen } from './trip-beginning-screen.tsx';

/** A trip of the owner of a blog begins. */
export function Component() {
  const username = useBlogUsername();
  const session = CreatorSession.useActorRef();
  const page = usePage(() => ({ chart: tripBeginning(signedCallOf(session)), input: undefined }));
  return <TripBeginningScreen actor={page} username={username} tools={<SignedInTools session={session} />} />;
}
