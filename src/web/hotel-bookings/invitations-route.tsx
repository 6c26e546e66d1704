import { Outlet } from 'react-router-dom';
import { hotelBookings } from '#machines/hotel-bookings/hotel-bookings.actors.ts';
import type { HotelBookingsActor } from '#machines/hotel-bookings/hotel-bookings.machine.ts';
import { storedWords } from '#machines/typed-words.ts';
import { useAddress } from '#web/page/address.ts';
import { type SignedIn, useSignedIn } from '#web/page/signed-in.ts';
import { usePage } from '#web/ui/use-page.ts';
import { bookingsAt } from './bookings-view.ts';

const paths = { list: '/invitations', reserved: ['new'] };

export interface InvitationsContext extends SignedIn {
  actor: HotelBookingsActor;
}

export function Component() {
  const { session, signed } = useSignedIn();
  const address = useAddress();
  const actor = usePage(() => ({
    chart: hotelBookings({
      by: 'sponsor',
      signed,
      words: storedWords(session, 'stay'),
      address: address.tell((read) => ({ type: 'view.change', view: bookingsAt(read, paths) })),
    }),
    input: {
      by: 'sponsor' as const,
      view: bookingsAt({ path: address.path(), parameters: address.read() }, paths),
    },
  }));
  const context: InvitationsContext = { session, signed, actor };
  return <Outlet context={context} />;
}
