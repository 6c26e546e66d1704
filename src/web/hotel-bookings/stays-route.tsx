import { Outlet } from 'react-router-dom';
import { hotelBookings } from '#machines/hotel-bookings/hotel-bookings.actors.ts';
import { signedCallOf } from '#machines/session/signed-call.ts';
import { storedWords } from '#machines/typed-words.ts';
import { useAddress } from '#web/page/address.ts';
import { CreatorSession } from '#web/page/creator-session.tsx';
import { usePage } from '#web/ui/use-page.ts';
import { bookingsAt } from './bookings-view.ts';

const paths = { list: '/hotel-booking-requests' };

export function Component() {
  const session = CreatorSession.useActorRef();
  const address = useAddress();
  const actor = usePage(() => {
    const tellAddress = address.tell((read) => ({ type: 'view.change', view: bookingsAt(read, paths) }));
    const view = bookingsAt({ path: address.path(), parameters: address.read() }, paths);
    return {
      chart: hotelBookings({
        by: 'creator',
        signed: signedCallOf(session),
        words: storedWords(session, 'stay'),
        address: tellAddress,
      }),
      input: { by: 'creator' as const, view },
    };
  });
  return <Outlet context={actor} />;
}
