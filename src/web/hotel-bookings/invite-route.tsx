import { useSelector } from '@xstate/react';
import { Navigate, useOutletContext, useSearchParams } from 'react-router-dom';
import { formIn, submittedId } from '#machines/hotel-bookings/hotel-bookings.view.ts';
import { bookingAddress } from '#rules/booking-address.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { invitedIn } from './bookings-view.ts';
import { GroupInvitation } from './group-invitation.tsx';
import type { InvitationsContext } from './invitations-route.tsx';
import { stayFormMessages } from './stay-form.messages.ts';
import { StayFormScreen } from './stay-form-screen.tsx';

export function Component() {
  const [query] = useSearchParams();
  const ids = invitedIn([...query]);
  return ids.length > 1 ? <GroupInvitation key={ids.join()} ids={ids} /> : <Invitation creatorId={ids[0]} />;
}

function Invitation({ creatorId }: { creatorId: string | undefined }) {
  const messages = useMessages(stayFormMessages);
  const { actor } = useOutletContext<InvitationsContext>();
  const form = useSelector(actor, formIn);
  const submitted = useSelector(actor, submittedId);
  if (creatorId === undefined) return <Navigate to="/discovery" replace />;
  if (submitted !== null) return <Navigate to={bookingAddress('sponsor', submitted)} replace />;
  return form === undefined ? null : (
    <StayFormScreen
      key={form.sessionId}
      actor={form}
      back={<BackLink to={`/discovery?creator=${creatorId}`}>{messages.backToCreator}</BackLink>}
    />
  );
}
