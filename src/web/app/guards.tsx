import { Navigate, Outlet, useLocation, useNavigation, useParams } from 'react-router-dom';
import { currentBlog, isSignedIn, isSigningOut } from '#machines/session/session.view.ts';
import { useText } from '#web/i18n/use-text.ts';
import { CreatorSession } from '#web/page/creator-session.tsx';
import { dashboardOf } from '#web/page/dashboard-of.ts';
import { InNameOf } from '#web/page/in-name-of.tsx';
import { Home } from '#web/ui/page.tsx';
import { WholeSpinner } from '#web/ui/spinner.tsx';

/** For whoever is signed in; everybody else signs in first and comes back. */
export function SignedInOnly() {
  const { pathname, search, hash } = useLocation();
  const signedIn = CreatorSession.useSelector(isSignedIn);
  return signedIn ? <Inside /> : <Navigate to="/login" replace state={{ from: `${pathname}${search}${hash}` }} />;
}

/** For the signed-in owner of the blog that the address names; whoever logs out there is shown the blog as the world sees it. */
export function OwnerOnly() {
  const { ui } = useText();
  const { username = '' } = useParams();
  const blog = CreatorSession.useSelector(currentBlog);
  const signingOut = CreatorSession.useSelector(isSigningOut);
  const onTheWay = useNavigation().state !== 'idle';
  const address = `/blog/${encodeURIComponent(username)}`;
  if (signingOut) return <Navigate to={address} replace />;
  if (blog !== username && onTheWay) return <WholeSpinner words={ui.loading} />;
  return blog === username ? <Inside /> : <Navigate to={`${address}/login`} replace />;
}

function Inside() {
  const { signIn } = useText();
  const session = CreatorSession.useActorRef();
  const blog = CreatorSession.useSelector(currentBlog);
  return (
    <InNameOf session={session} identifier={signIn.emailOrUsername} failed={signIn.failed}>
      <Home value={dashboardOf(blog)}>
        <Outlet />
      </Home>
    </InNameOf>
  );
}
