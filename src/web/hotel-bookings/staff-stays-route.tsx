import { hotelBookings } from '#machines/hotel-bookings/hotel-bookings.actors.ts';
import { watchedStays } from '#machines/hotel-bookings/watched-stays.actors.ts';
import { storedWords } from '#machines/typed-words.ts';
import { KeptUndoBar, LaterKeysDialog } from '#web/back-office/later-parts-route.tsx';
import { OfficeHead } from '#web/back-office/office-head.tsx';
import { useAddress } from '#web/page/address.ts';
import { laterScript } from '#web/page/later-script.ts';
import { lazyPart } from '#web/page/lazy-part.tsx';
import { useSignedIn } from '#web/page/signed-in.ts';
import { SignedInTools } from '#web/page/signed-in-tools.tsx';
import { usePage } from '#web/ui/use-page.ts';
import { bookingsAt } from './bookings-view.ts';
import { LaterStayPage } from './later-stay-route.tsx';
import { StaffStaysScreen } from './staff-stays-screen.tsx';

const paths = { list: '/admin/stays', isSplit: true };

const LaterListWatch = lazyPart(
  laterScript(() => import('#web/back-office/list-watch.tsx')),
  ({ ListWatch }) => ListWatch,
  { isQuiet: true },
);

const LaterRowKeys = lazyPart(
  laterScript(() => import('#web/back-office/row-keys.tsx')),
  ({ RowKeys }) => RowKeys,
  { isQuiet: true },
);

/** The stays of everybody, for staff. */
export function Component() {
  const signedIn = useSignedIn();
  const { session, signed } = signedIn;
  const address = useAddress();
  const actor = usePage(() => ({
    chart: hotelBookings({
      by: 'staff',
      signed,
      words: storedWords(session, 'stay'),
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
      tools={<SignedInTools session={session} />}
      head={
        <>
          <OfficeHead current="stays">
            <LaterRowKeys KeysDialog={LaterKeysDialog} />
          </OfficeHead>
          <KeptUndoBar {...signedIn} />
        </>
      }
      watch={<LaterListWatch list={watchedStays(actor, signed)} />}
      StayPage={LaterStayPage}
      now={Date.now()}
    />
  );
}
