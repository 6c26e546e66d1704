import { useOutletContext } from 'react-router-dom';
import type { HotelBookingsActor } from '#machines/hotel-bookings/hotel-bookings.machine.ts';
import { CreatorSession } from '#web/page/creator-session.tsx';
import { SignedInTools } from '#web/page/signed-in-tools.tsx';
import { StaysScreen } from './stays-screen.tsx';

export function StaysListRoute() {
  const session = CreatorSession.useActorRef();
  return <StaysScreen actor={useOutletContext<HotelBookingsActor>()} tools={<SignedInTools session={session} />} />;
}
