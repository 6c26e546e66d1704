import { useSelector } from '@xstate/react';
import { Navigate } from 'react-router-dom';
import type { Role } from '#contract/roles.ts';
import { setPassword } from '#machines/set-password/set-password.actors.ts';
import { CreatorSession } from '#web/page/creator-session.tsx';
import { dashboardOf } from '#web/page/dashboard-of.ts';
import { LinkToken } from '#web/page/link-token.tsx';
import { usePage } from '#web/ui/use-page.ts';
import { SetPasswordScreen } from './set-password-screen.tsx';

export function Component() {
  return <LinkToken otherwise="/forgot-password">{(token) => <WithToken key={token} token={token} />}</LinkToken>;
}

function WithToken({ token }: { token: string }) {
  const session = CreatorSession.useActorRef();
  const actor = usePage(() => ({ chart: setPassword(token, session), input: undefined }));
  const home = useSelector(actor, ({ context }) => context.home);
  if (home) return <Navigate to={addressOf(home.role, home.blog)} replace />;
  return <SetPasswordScreen actor={actor} />;
}

const addressOf = (role: Role, blog: string | null): string =>
  ({ creator: dashboardOf(blog), sponsor: '/discovery', staff: '/admin' })[role];
