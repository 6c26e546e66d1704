import { Outlet } from 'react-router-dom';
import type { ReadAddress } from '#machines/address-bar.ts';
import { hotelBookings } from '#machines/hotel-bookings/hotel-bookings.actors.ts';
import type { HotelBookingsActor } from '#machines/hotel-bookings/hotel-bookings.machine.ts';
import { ownerOf } from '#machines/session/session.view.ts';
import { storedDrafts } from '#machines/text-drafts.ts';
import { useAddress } from '#web/page/address.ts';
import { type SignedIn, useSignedIn } from '#web/page/signed-in.ts';
import { useCountsRefresh } from '#web/page/site-navigation.tsx';
import { usePage } from '#web/ui/use-page.ts';
import { bookingsAt, stayFormAt } from './bookings-view.ts';

const paths = { list: '/invitations', reserved: ['new'] };

export interface InvitationsContext extends Pick<SignedIn, 'session'> {
  actor: HotelBookingsActor;
}

export function Component() {
  const { session, signed } = useSignedIn();
  const address = useAddress();
  const onMoved = useCountsRefresh();
  const actor = usePage(() => {
    const owner = ownerOf(session.getSnapshot());
    const viewAt = (read: ReadAddress) => ({ ...bookingsAt(read, paths), form: stayFormAt(read, owner) });
    return {
      chart: hotelBookings({
        by: 'sponsor',
        signed,
        drafts: storedDrafts(session, 'stay'),
        owner,
        address: address.tell((read) => ({ type: 'view.change', view: viewAt(read) })),
        onMoved,
      }),
      input: { by: 'sponsor' as const, view: viewAt({ path: address.path(), parameters: address.read() }) },
    };
  });
  return <Outlet context={{ session, actor } satisfies InvitationsContext} />;
}
