import { useOutletContext } from 'react-router-dom';
import type { HotelBookingsActor } from '#machines/hotel-bookings/hotel-bookings.machine.ts';
import { CreatorSession } from '#web/page/creator-session.tsx';
import { SignedInTools } from '#web/page/signed-in-tools.tsx';
import { StayScreen } from './stay-screen.tsx';

export function Component() {
  const session = CreatorSession.useActorRef();
  return <StayScreen actor={useOutletContext<HotelBookingsActor>()} tools={<SignedInTools session={session} />} />;
}
