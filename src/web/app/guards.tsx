import { Navigate, Outlet, useLocation, useParams } from 'react-router-dom';
import { currentBlog, isInitialising, isSignedIn } from '#machines/session/session.view.ts';
import { useText } from '#web/i18n/use-text.ts';
import { CreatorSession } from '#web/page/creator-session.tsx';
import { InNameOf } from '#web/page/in-name-of.tsx';
import { WholeSpinner } from '#web/ui/spinner.tsx';

/** For whoever is signed in; everybody else signs in first and comes back. */
export function SignedInOnly() {
  const { ui } = useText();
  const { pathname, search, hash } = useLocation();
  const initialising = CreatorSession.useSelector(isInitialising);
  const signedIn = CreatorSession.useSelector(isSignedIn);
  if (initialising) return <WholeSpinner words={ui.loading} />;
  return signedIn ? <Inside /> : <Navigate to="/login" replace state={{ from: `${pathname}${search}${hash}` }} />;
}

/** For the signed-in owner of the blog that the address names. */
export function OwnerOnly() {
  const { ui } = useText();
  const { username = '' } = useParams();
  const initialising = CreatorSession.useSelector(isInitialising);
  const blog = CreatorSession.useSelector(currentBlog);
  if (initialising) return <WholeSpinner words={ui.loading} />;
  return blog === username ? <Inside /> : <Navigate to={`/blog/${encodeURIComponent(username)}/login`} replace />;
}

function Inside() {
  const { signIn } = useText();
  const session = CreatorSession.useActorRef();
  return (
    <InNameOf session={session} identifier={signIn.emailOrUsername} failed={signIn.failed}>
      <Outlet />
    </InNameOf>
  );
}
