import { useOutletContext } from 'react-router-dom';
import { InvitationScreen } from './invitation-screen.tsx';
import type { InvitationsContext } from './invitations-route.tsx';

export function Component() {
  const { actor } = useOutletContext<InvitationsContext>();
  return <InvitationScreen actor={actor} />;
}
