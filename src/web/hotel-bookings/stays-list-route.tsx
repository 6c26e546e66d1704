import { useOutletContext } from 'react-router-dom';
import type { HotelBookingsActor } from '#machines/hotel-bookings/hotel-bookings.machine.ts';
import { invitationSettings } from '#machines/invitation-settings/invitation-settings.actors.ts';
import { signedCallOf } from '#machines/session/signed-call.ts';
import { CreatorSession } from '#web/page/creator-session.tsx';
import { usePage } from '#web/ui/use-page.ts';
import { InvitationCard } from './invitation-card.tsx';
import { StaysScreen } from './stays-screen.tsx';

export function Component() {
  const session = CreatorSession.useActorRef();
  const settings = usePage(() => ({ chart: invitationSettings(signedCallOf(session)), input: undefined }));
  return (
    <StaysScreen actor={useOutletContext<HotelBookingsActor>()}>
      <InvitationCard actor={settings} />
    </StaysScreen>
  );
}
