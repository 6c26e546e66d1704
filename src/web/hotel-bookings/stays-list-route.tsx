import { useOutletContext } from 'react-router-dom';
import type { HotelBookingsActor } from '#machines/hotel-bookings/hotel-bookings.machine.ts';
import { invitationSettings } from '#machines/invitation-settings/invitation-settings.actors.ts';
import { currentBlog } from '#machines/session/session.view.ts';
import { signedCallOf } from '#machines/session/signed-call.ts';
import { blogAddress } from '#rules/trip-address.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { CreatorSession } from '#web/page/creator-session.tsx';
import { SignedInTools } from '#web/page/signed-in-tools.tsx';
import { usePage } from '#web/ui/use-page.ts';
import { BackLink } from './back-link.tsx';
import { hotelBookingsMessages } from './hotel-bookings.messages.ts';
import { InvitationCard } from './invitation-card.tsx';
import { StaysScreen } from './stays-screen.tsx';

export function Component() {
  const session = CreatorSession.useActorRef();
  const messages = useMessages(hotelBookingsMessages);
  const username = CreatorSession.useSelector(currentBlog);
  const settings = usePage(() => ({ chart: invitationSettings(signedCallOf(session)), input: undefined }));
  return (
    <StaysScreen
      actor={useOutletContext<HotelBookingsActor>()}
      tools={<SignedInTools session={session} />}
      back={username === null ? null : <BackLink to={`${blogAddress(username)}/trips`}>{messages.toTrips}</BackLink>}
    >
      <InvitationCard actor={settings} />
    </StaysScreen>
  );
}
