import { useSelector } from '@xstate/react';
import { Navigate, useOutletContext, useSearchParams } from 'react-router-dom';
import { groupInvitation, storedGroup } from '#machines/group-invitation/group-invitation.actors.ts';
import { formIn, submittedId } from '#machines/hotel-bookings/hotel-bookings.view.ts';
import { ownHotels } from '#machines/own-hotels/own-hotels.actors.ts';
import type { OwnHotelsActor } from '#machines/own-hotels/own-hotels.machine.ts';
import { ownerOf } from '#machines/session/session.view.ts';
import { storedStay } from '#machines/stay-form/stay-storage.ts';
import { bookingAddress } from '#rules/booking-address.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { useSignedIn } from '#web/page/signed-in.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { usePage } from '#web/ui/use-page.ts';
import { invitedIn } from './bookings-view.ts';
import { GroupInvitationScreen } from './group-invitation-screen.tsx';
import type { InvitationsContext } from './invitations-route.tsx';
import { stayFormMessages } from './stay-form.messages.ts';
import { StayFormScreen } from './stay-form-screen.tsx';

export function Component() {
  const [query] = useSearchParams();
  const { signed } = useSignedIn();
  const hotels = usePage(() => ({ chart: ownHotels(signed), input: undefined }));
  const ids = invitedIn([...query]);
  return ids.length > 1 ? (
    <GroupInvitation key={ids.join()} ids={ids} hotels={hotels} />
  ) : (
    <Invitation creatorId={ids[0]} hotels={hotels} />
  );
}

function Invitation({ creatorId, hotels }: { creatorId: string | undefined; hotels: OwnHotelsActor }) {
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
      hotels={hotels}
      back={<BackLink to={`/discovery?creator=${creatorId}`}>{messages.backToCreator}</BackLink>}
    />
  );
}

/** The page for the creators in the address. */
function GroupInvitation({ ids, hotels }: { ids: readonly string[]; hotels: OwnHotelsActor }) {
  const { session, signed } = useSignedIn();
  const actor = usePage(() => {
    const owner = ownerOf(session.getSnapshot());
    const source = { kind: 'group' } as const;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const form = { source, timeZone, savedDraft: storedStay(owner, source).read(), at: Date.now() };
    return { chart: groupInvitation(signed, owner), input: { ids, form, saved: storedGroup(owner, ids).read() } };
  });
  return <GroupInvitationScreen actor={actor} hotels={hotels} />;
}
