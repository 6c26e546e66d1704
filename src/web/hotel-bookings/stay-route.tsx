import { useOutletContext } from 'react-router-dom';
import type { HotelBookingsActor } from '#machines/hotel-bookings/hotel-bookings.machine.ts';
import { CreatorSession } from '#web/page/creator-session.tsx';
import { SignedInTools } from '#web/page/signed-in-tools.tsx';
import { fetchStayPage, LaterStayPage } from './later-stay-route.tsx';
import { StayScreen } from './stay-screen.tsx';

fetchStayPage();

export function Component() {
  const session = CreatorSession.useActorRef();
  return (
    <StayScreen
      actor={useOutletContext<HotelBookingsActor>()}
      StayPage={LaterStayPage}
      tools={<SignedInTools session={session} />}
    />
  );
}
