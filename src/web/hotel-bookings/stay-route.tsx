import { useOutletContext } from 'react-router-dom';
import type { HotelBookingsActor } from '#machines/hotel-bookings/hotel-bookings.machine.ts';
import { StayScreen } from './stay-screen.tsx';

export function Component() {
  return <StayScreen actor={useOutletContext<HotelBookingsActor>()} />;
}
