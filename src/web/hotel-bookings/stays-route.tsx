import { Outlet } from 'react-router-dom';
import type { ReadAddress } from '#machines/address-bar.ts';
import { hotelBookings } from '#machines/hotel-bookings/hotel-bookings.actors.ts';
import { ownerOf } from '#machines/session/session.view.ts';
import { signedCallOf } from '#machines/session/signed-call.ts';
import { storedDrafts } from '#machines/text-drafts.ts';
import { useAddress } from '#web/page/address.ts';
import { CreatorSession } from '#web/page/creator-session.tsx';
import { useCountsRefresh } from '#web/page/site-navigation.tsx';
import { usePage } from '#web/ui/use-page.ts';
import { bookingsAt, stayFormAt } from './bookings-view.ts';

const paths = { list: '/hotel-booking-requests' };

export function Component() {
  const session = CreatorSession.useActorRef();
  const address = useAddress();
  const onMoved = useCountsRefresh();
  const actor = usePage(() => {
    const owner = ownerOf(session.getSnapshot());
    const viewAt = (read: ReadAddress) => ({ ...bookingsAt(read, paths), form: stayFormAt(read, owner) });
    return {
      chart: hotelBookings({
        by: 'creator',
        signed: signedCallOf(session),
        drafts: storedDrafts(session, 'stay'),
        owner,
        address: address.tell((read) => ({ type: 'view.change', view: viewAt(read) })),
        onMoved,
      }),
      input: { by: 'creator' as const, view: viewAt({ path: address.path(), parameters: address.read() }) },
    };
  });
  return <Outlet context={actor} />;
}
