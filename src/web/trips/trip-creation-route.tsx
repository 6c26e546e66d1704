import { signedCallOf } from '#machines/session/signed-call.ts';
import { tripCreation } from '#machines/trip-creation/trip-creation.actors.ts';
import { CreatorSession } from '#web/page/creator-session.tsx';
import { useBlogUsername } from '#web/page/use-blog-username.ts';
import { usePage } from '#web/ui/use-page.ts';
import { TripCreationScreen } from './trip-creation-screen.tsx';

export function Component() {
  const username = useBlogUsername();
  const session = CreatorSession.useActorRef();
  const page = usePage(() => ({ chart: tripCreation(signedCallOf(session)), input: undefined }));
  return <TripCreationScreen actor={page} username={username} />;
}
