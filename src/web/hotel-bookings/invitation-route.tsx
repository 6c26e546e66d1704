import { useOutletContext } from 'react-router-dom';
import { SignedInTools } from '#web/page/signed-in-tools.tsx';
import { InvitationScreen } from './invitation-screen.tsx';
import type { Hosting } from './invitations-route.tsx';

export function Component() {
  const { actor, session } = useOutletContext<Hosting>();
  return <InvitationScreen actor={actor} tools={<SignedInTools session={session} />} />;
}
