import { Navigate, Outlet, useLocation, useParams } from 'react-router-dom';
import { currentBlog, isInitialising, isSignedIn } from '#machines/session/session.view.ts';
import { useText } from '#web/i18n/use-text.ts';
import { WholeSpinner } from '#web/ui/spinner.tsx';
import { CreatorSession } from './session-context.tsx';

/** For whoever is signed in; everybody else signs in first and comes back. */
export function SignedInOnly() {
  const { ui } = useText();
  const { pathname, search, hash } = useLocation();
  const initialising = CreatorSession.useSelector(isInitialising);
  const signedIn = CreatorSession.useSelector(isSignedIn);
  if (initialising) return <WholeSpinner words={ui.loading} />;
  return signedIn ? <Outlet /> : <Navigate to="/login" replace state={{ from: `${pathname}${search}${hash}` }} />;
}

/** For the signed-in owner of the blog that the address names. */
export function OwnerOnly() {
  const { ui } = useText();
  const { username = '' } = useParams();
  const initialising = CreatorSession.useSelector(isInitialising);
  const blog = CreatorSession.useSelector(currentBlog);
  if (initialising) return <WholeSpinner words={ui.loading} />;
  return blog === username ? <Outlet /> : <Navigate to={`/blog/${encodeURIComponent(username)}/login`} replace />;
}
