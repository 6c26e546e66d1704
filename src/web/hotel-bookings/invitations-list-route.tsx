import { useOutletContext } from 'react-router-dom';
import type { InvitationsContext } from './invitations-route.tsx';
import { InvitationsScreen } from './invitations-screen.tsx';

export function Component() {
  const { actor } = useOutletContext<InvitationsContext>();
  return <InvitationsScreen actor={actor} />;
}
