import { useSelector } from '@xstate/react';
import { hotelBookings } from '#machines/hotel-bookings/hotel-bookings.actors.ts';
import { storedDrafts } from '#machines/text-drafts.ts';
import { ListWatch } from '#web/back-office/list-watch.tsx';
import { OfficeHead } from '#web/back-office/office-list.tsx';
import { StoredUndoBar } from '#web/back-office/stored-undo-bar.tsx';
import { useAddress } from '#web/page/address.ts';
import { useSignedIn } from '#web/page/signed-in.ts';
import { Later, LazyModule } from '#web/ui/later.tsx';
import { usePage } from '#web/ui/use-page.ts';
import { bookingsAt } from './bookings-view.ts';
import { StaffStaysScreen } from './staff-stays-screen.tsx';

const paths = { list: '/admin/stays', isSplit: true };

const rowKeys = new LazyModule(() => import('#web/back-office/keys-help.tsx'));

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
  const watch = useSelector(actor, ({ children }) => children.watch);
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
      watch={<ListWatch actor={watch} />}
      now={Date.now()}
    />
  );
}
