import { useSelector } from '@xstate/react';
import { Navigate, useOutletContext, useSearchParams } from 'react-router-dom';
import type { HotelBookingsActor } from '#machines/hotel-bookings/hotel-bookings.machine.ts';
import { signedCallOf } from '#machines/session/signed-call.ts';
import { bookingAddress } from '#rules/booking-address.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { CreatorSession } from '#web/page/creator-session.tsx';
import { SignedInTools } from '#web/page/signed-in-tools.tsx';
import { BackLink } from './back-link.tsx';
import { stayFormMessages } from './stay-form.messages.ts';
import { StayFormScreen } from './stay-form-screen.tsx';
import { useStayForm } from './use-stay-form.ts';

export function Component() {
  const [query] = useSearchParams();
  const [tripId, replaces] = [query.get('trip'), query.get('again')];
  return <Request key={`${tripId} ${replaces}`} tripId={tripId} replaces={replaces} />;
}

function Request({ tripId, replaces }: { tripId: string | null; replaces: string | null }) {
  const text = useMessages(stayFormMessages);
  const session = CreatorSession.useActorRef();
  const bookings = useOutletContext<HotelBookingsActor>();
  const actor = useStayForm({
    session,
    signed: signedCallOf(session),
    source: { kind: 'request', tripId, replaces },
    bookings,
  });
  const booking = useSelector(actor, ({ context }) => context.booking);
  if (booking !== null) return <Navigate to={bookingAddress('creator', booking._id)} replace />;
  return (
    <StayFormScreen
      actor={actor}
      tools={<SignedInTools session={session} />}
      back={<BackLink to="/hotel-booking-requests">{text.backToStays}</BackLink>}
    />
  );
}
