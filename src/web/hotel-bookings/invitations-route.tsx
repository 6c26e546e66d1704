import { useSelector } from '@xstate/react';
import { Navigate, Outlet, useOutletContext, useSearchParams } from 'react-router-dom';
import { sponsorArea } from '#machines/area/area.actors.ts';
import { hotelBookings } from '#machines/hotel-bookings/hotel-bookings.actors.ts';
import type { HotelBookingsActor } from '#machines/hotel-bookings/hotel-bookings.machine.ts';
import { stayForm } from '#machines/stay-form/stay-form.actors.ts';
import { bookingAddress } from '#rules/booking-address.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useAddress } from '#web/page/address.ts';
import { Area, type SignedIn } from '#web/page/area.tsx';
import { SignedInTools } from '#web/page/signed-in-tools.tsx';
import { usePage } from '#web/ui/use-page.ts';
import { BackLink } from './back-link.tsx';
import { bookingsAt } from './bookings-place.ts';
import { hotelBookingsWords } from './hotel-bookings-words.ts';
import { InvitationScreen, InvitationsScreen } from './invitations-screen.tsx';
import { StayFormScreen } from './stay-form-screen.tsx';

const paths = { list: '/invitations', others: ['new'] };

interface Hosting extends SignedIn {
  actor: HotelBookingsActor;
}

/** What a sponsor's pages of invitations have in common. */
export function InvitationsRoute() {
  const { signIn } = useText();
  const words = {
    heading: signIn.sponsorHeading,
    subtitle: signIn.sponsorSubtitle,
    identifier: signIn.username,
    failed: signIn.sponsorFailed,
  };
  return (
    <Area chart={sponsorArea} words={words}>
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

export function InvitationsListRoute() {
  const { actor, session } = useOutletContext<Hosting>();
  return <InvitationsScreen actor={actor} tools={<SignedInTools session={session} />} />;
}

export function InvitationRoute() {
  const { actor, session } = useOutletContext<Hosting>();
  return <InvitationScreen actor={actor} tools={<SignedInTools session={session} />} />;
}

/** A sponsor asks somebody to stay. */
export function InviteRoute() {
  const [query] = useSearchParams();
  const creatorId = query.get('creator');
  return creatorId === null ? <Navigate to="/discovery" replace /> : <Invite key={creatorId} creatorId={creatorId} />;
}

function Invite({ creatorId }: { creatorId: string }) {
  const text = useWords(hotelBookingsWords);
  const { actor: bookings, session, signed } = useOutletContext<Hosting>();
  const actor = usePage(() => ({
    chart: stayForm({ signed, show: (booking) => bookings.send({ type: 'booking.add', booking }) }),
    input: {
      beginning: { kind: 'invitation' as const, creatorId },
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  }));
  const booking = useSelector(actor, ({ context }) => context.booking);
  if (booking !== null) return <Navigate to={bookingAddress('sponsor', booking._id)} replace />;
  return (
    <StayFormScreen
      actor={actor}
      tools={<SignedInTools session={session} />}
      back={<BackLink to={`/discovery?creator=${creatorId}`}>{text.toDirectory}</BackLink>}
    />
  );
}
