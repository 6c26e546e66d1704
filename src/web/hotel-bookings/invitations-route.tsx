import { Outlet } from 'react-router-dom';
import { sponsorArea } from '#machines/area/area.actors.ts';
import { hotelBookings } from '#machines/hotel-bookings/hotel-bookings.actors.ts';
import type { HotelBookingsActor } from '#machines/hotel-bookings/hotel-bookings.machine.ts';
import { storedWords } from '#machines/typed-words.ts';
import { useAddress } from '#web/page/address.ts';
import { Area, type SignedIn } from '#web/page/area.tsx';
import { useSponsorSignIn } from '#web/sign-in/use-sponsor-sign-in.ts';
import { usePage } from '#web/ui/use-page.ts';
import { bookingsAt } from './bookings-place.ts';

const paths = { list: '/invitations', others: ['new'] };

export interface Hosting extends SignedIn {
  actor: HotelBookingsActor;
}

/** What a sponsor's pages of invitations have in common. */
export function Component() {
  return (
    <Area chart={sponsorArea} words={useSponsorSignIn()}>
      {(signedIn) => <Invitations {...signedIn} />}
    </Area>
  );
}

function Invitations({ session, signed }: SignedIn) {
  const address = useAddress();
  const actor = usePage(() => ({
    chart: hotelBookings({
      by: 'sponsor',
      signed,
      words: storedWords(session, 'stay'),
      place: address.tell((read) => ({ type: 'place.change', place: bookingsAt(read, paths) })),
    }),
    input: {
      by: 'sponsor' as const,
      place: bookingsAt({ path: address.path(), parameters: address.read() }, paths),
    },
  }));
  const hosting: Hosting = { session, signed, actor };
  return <Outlet context={hosting} />;
}
