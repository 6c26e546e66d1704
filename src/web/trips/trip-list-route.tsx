import { useMemo } from 'react';
import { tripQueryAt } from '#machines/rules/trip-query.ts';
import { signedCallOf } from '#machines/session/signed-call.ts';
import { tripList } from '#machines/trip-list/trip-list.actors.ts';
import { dayOf } from '#rules/derived-trips.ts';
import { useAddress } from '#web/page/address.ts';
import { CreatorSession } from '#web/page/creator-session.tsx';
import { useBlogUsername } from '#web/page/use-blog-username.ts';
import { usePage } from '#web/ui/use-page.ts';
import { TripListScreen } from './trip-list-screen.tsx';

/** All trips of the owner of a blog. */
export function Component() {
  const username = useBlogUsername();
  const session = CreatorSession.useActorRef();
  const address = useAddress();
  const page = usePage(() => ({
    chart: tripList({ signed: signedCallOf(session), addressBar: address.bar }),
    input: tripQueryAt(address.read()),
  }));
  const today = useMemo(() => dayOf(Date.now()), []);
  return <TripListScreen actor={page} username={username} today={today} />;
}
