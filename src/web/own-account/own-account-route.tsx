import { newId } from '#machines/new-id.ts';
import { ownAccountPage } from '#machines/own-account-page/own-account-page.actors.ts';
import { signedCallOf } from '#machines/session/signed-call.ts';
import { CreatorSession } from '#web/page/creator-session.tsx';
import { useBlogUsername } from '#web/page/use-blog-username.ts';
import { usePage } from '#web/ui/use-page.ts';
import { OwnAccountScreen } from './own-account-screen.tsx';

export function Component() {
  const username = useBlogUsername();
  const session = CreatorSession.useActorRef();
  const actor = usePage(() => ({
    chart: ownAccountPage({
      username,
      signed: signedCallOf(session),
      endSession: () => session.send({ type: 'session.end' }),
    }),
    input: { username, attemptSeed: newId() },
  }));
  return <OwnAccountScreen actor={actor} />;
}
