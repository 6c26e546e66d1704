import { useSelector } from '@xstate/react';
import { Navigate, useOutletContext, useSearchParams } from 'react-router-dom';
import { stayForm } from '#machines/stay-form/stay-form.actors.ts';
import { bookingAddress } from '#rules/booking-address.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { SignedInTools } from '#web/page/signed-in-tools.tsx';
import { usePage } from '#web/ui/use-page.ts';
import { BackLink } from './back-link.tsx';
import type { Hosting } from './invitations-route.tsx';
import { StayFormScreen } from './stay-form-screen.tsx';
import { stayFormWords } from './stay-form-words.ts';

/** A sponsor asks somebody to stay. */
export function InviteRoute() {
  const [query] = useSearchParams();
  const creatorId = query.get('creator');
  return creatorId === null ? <Navigate to="/discovery" replace /> : <Invite key={creatorId} creatorId={creatorId} />;
}

function Invite({ creatorId }: { creatorId: string }) {
  const text = useWords(stayFormWords);
  const { actor: bookings, session, signed } = useOutletContext<Hosting>();
  const actor = usePage(() => ({
    chart: stayForm({ signed, show: (booking) => bookings.send({ type: 'booking.add', booking }) }),
    input: {
      beginning: { kind: 'invitation' as const, creatorId },
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  }));
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
