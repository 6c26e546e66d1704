import { Navigate, Outlet, useLocation, useNavigation, useParams } from 'react-router-dom';
import { currentBlog, isOwnBlog, isSignedIn, isSigningOut } from '#machines/session/session.view.ts';
import { blogAddress } from '#rules/trip-address.ts';
import { signInMessages } from '#web/i18n/sign-in.messages.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { CreatorSession } from '#web/page/creator-session.tsx';
import { SessionBoundary } from '#web/page/session-boundary.tsx';
import { RoleNavigation } from '#web/page/site-navigation.tsx';
import { WholeSpinner } from '#web/ui/spinner.tsx';
import { uiMessages } from '#web/ui/ui.messages.ts';

export function SignedInOnly() {
  const here = useHere();
  const ui = useMessages(uiMessages);
  const signedIn = CreatorSession.useSelector(isSignedIn);
  const signingOut = CreatorSession.useSelector(isSigningOut);
  if (signingOut) return <WholeSpinner words={ui.loading} />;
  return signedIn ? <Inside /> : <Navigate to="/login" replace state={{ from: here }} />;
}

/** A sign-out leads to the public blog, not to its sign-in. */
export function OwnerOnly() {
  const ui = useMessages(uiMessages);
  const here = useHere();
  const { username = '' } = useParams();
  const blog = CreatorSession.useSelector(currentBlog);
  const isOwn = CreatorSession.useSelector(isOwnBlog(username));
  const signingOut = CreatorSession.useSelector(isSigningOut);
  const onTheWay = useNavigation().state !== 'idle';
  const address = blogAddress(username);
  if (signingOut) return <Navigate to={address} replace />;
  if (blog === username) return <Inside />;
  if (onTheWay) return <WholeSpinner words={ui.loading} />;
  return isOwn ? (
    <Navigate to={here.replace(/^\/blog\/[^/]+/, blogAddress(blog ?? ''))} replace />
  ) : (
    <Navigate to={`${address}/login`} replace state={{ from: here }} />
  );
}

function useHere(): string {
  const { pathname, search, hash } = useLocation();
  return `${pathname}${search}${hash}`;
}

function Inside() {
  const signIn = useMessages(signInMessages);
  const session = CreatorSession.useActorRef();
  return (
    <SessionBoundary session={session} identifier={signIn.emailOrUsername} failed={signIn.failed}>
      <RoleNavigation session={session}>
        <Outlet />
      </RoleNavigation>
    </SessionBoundary>
  );
}
