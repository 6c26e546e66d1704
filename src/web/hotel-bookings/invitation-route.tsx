import { useOutletContext } from 'react-router-dom';
import { SignedInTools } from '#web/page/signed-in-tools.tsx';
import { InvitationScreen } from './invitation-screen.tsx';
import type { InvitationsContext } from './invitations-route.tsx';

export function Component() {
  const { actor, session } = useOutletContext<InvitationsContext>();
  return <InvitationScreen actor={actor} tools={<SignedInTools session={session} />} />;
}
