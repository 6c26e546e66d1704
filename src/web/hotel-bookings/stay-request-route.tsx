import { useSelector } from '@xstate/react';
import { Navigate, useOutletContext } from 'react-router-dom';
import type { HotelBookingsActor } from '#machines/hotel-bookings/hotel-bookings.machine.ts';
import { formIn, submittedId } from '#machines/hotel-bookings/hotel-bookings.view.ts';
import { bookingAddress } from '#rules/booking-address.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { stayFormMessages } from './stay-form.messages.ts';
import { StayFormScreen } from './stay-form-screen.tsx';

export function Component() {
  const messages = useMessages(stayFormMessages);
  const actor = useOutletContext<HotelBookingsActor>();
  const form = useSelector(actor, formIn);
  const submitted = useSelector(actor, submittedId);
  if (submitted !== null) return <Navigate to={bookingAddress('creator', submitted)} replace />;
  return form === undefined ? null : (
    <StayFormScreen
      key={form.sessionId}
      actor={form}
      back={<BackLink to="/hotel-booking-requests">{messages.backToStays}</BackLink>}
    />
  );
}
