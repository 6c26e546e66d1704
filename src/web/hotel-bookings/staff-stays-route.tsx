import { hotelBookings } from '#machines/hotel-bookings/hotel-bookings.actors.ts';
import { watchedStays } from '#machines/hotel-bookings/watched-stays.actors.ts';
import { storedDrafts } from '#machines/text-drafts.ts';
import { OfficeHead } from '#web/back-office/office-head.tsx';
import { StoredUndoBar } from '#web/back-office/stored-undo-bar.tsx';
import { useAddress } from '#web/page/address.ts';
import { useSignedIn } from '#web/page/signed-in.ts';
import { Later, LazyModule } from '#web/ui/later.tsx';
import { usePage } from '#web/ui/use-page.ts';
import { bookingsAt } from './bookings-view.ts';
import { StaffStaysScreen } from './staff-stays-screen.tsx';

const paths = { list: '/admin/stays', isSplit: true };

const listWatch = new LazyModule(() => import('#web/back-office/list-watch.tsx'));
const rowKeys = new LazyModule(() => import('#web/back-office/row-keys.tsx'));

export function Component() {
  const signedIn = useSignedIn();
  const { session, signed } = signedIn;
  const address = useAddress();
  const actor = usePage(() => ({
    chart: hotelBookings({
      by: 'staff',
      signed,
      drafts: storedDrafts(session, 'stay'),
      owner: null,
      address: address.tell((read) => ({ type: 'view.change', view: bookingsAt(read, paths) })),
    }),
    input: {
      by: 'staff' as const,
      view: bookingsAt({ path: address.path(), parameters: address.read() }, paths),
    },
  }));
  return (
    <StaffStaysScreen
      actor={actor}
      head={
        <>
          <OfficeHead current="stays">
            <Later module={rowKeys} hidesError>
              {({ RowKeys }) => <RowKeys />}
            </Later>
          </OfficeHead>
          <StoredUndoBar {...signedIn} />
        </>
      }
      watch={
        <Later module={listWatch} hidesError>
          {({ ListWatch }) => <ListWatch list={watchedStays(actor, signed)} />}
        </Later>
      }
      now={Date.now()}
    />
  );
}
