import { useSelector } from '@xstate/react';
import { Navigate, useOutletContext, useSearchParams } from 'react-router-dom';
import { bookingAddress } from '#rules/booking-address.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { SignedInTools } from '#web/page/signed-in-tools.tsx';
import { BackLink } from './back-link.tsx';
import type { InvitationsContext } from './invitations-route.tsx';
import { stayFormMessages } from './stay-form.messages.ts';
import { StayFormScreen } from './stay-form-screen.tsx';
import { useStayForm } from './use-stay-form.ts';

export function Component() {
  const [query] = useSearchParams();
  const creatorId = query.get('creator');
  return creatorId === null ? <Navigate to="/discovery" replace /> : <Invite key={creatorId} creatorId={creatorId} />;
}

function Invite({ creatorId }: { creatorId: string }) {
  const text = useMessages(stayFormMessages);
  const { actor: bookings, session, signed } = useOutletContext<InvitationsContext>();
  const actor = useStayForm({ session, signed, source: { kind: 'invitation', creatorId }, bookings });
  const booking = useSelector(actor, ({ context }) => context.booking);
  if (booking !== null) return <Navigate to={bookingAddress('sponsor', booking._id)} replace />;
  return (
    <StayFormScreen
      actor={actor}
      tools={<SignedInTools session={session} />}
      back={<BackLink to={`/discovery?creator=${creatorId}`}>{text.backToCreator}</BackLink>}
    />
  );
}
