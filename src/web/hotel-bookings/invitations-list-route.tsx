import { useOutletContext } from 'react-router-dom';
import { SignedInTools } from '#web/page/signed-in-tools.tsx';
import type { InvitationsContext } from './invitations-route.tsx';
import { InvitationsScreen } from './invitations-screen.tsx';

export function Component() {
  const { actor, session } = useOutletContext<InvitationsContext>();
  return <InvitationsScreen actor={actor} tools={<SignedInTools session={session} />} />;
}
