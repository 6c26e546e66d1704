import { Navigate, useLocation } from 'react-router-dom';
import { currentBlog, isSignedIn } from '#machines/session/session.view.ts';
import { generalSignIn } from '#machines/sign-in/sign-in.actors.ts';
import { signInMessages } from '#web/i18n/sign-in.messages.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { CreatorSession } from '#web/page/creator-session.tsx';
import { dashboardOf } from '#web/page/dashboard-of.ts';
import { LoginPage, safePath } from './login-page.tsx';

export function Component() {
  const signIn = useMessages(signInMessages);
  const { state } = useLocation();
  const signedIn = CreatorSession.useSelector(isSignedIn);
  const blog = CreatorSession.useSelector(currentBlog);
  if (signedIn) return <Navigate to={safePath(state?.from, dashboardOf(blog))} replace />;
  const words = {
    heading: signIn.heading,
    subtitle: signIn.subtitle,
    identifier: signIn.emailOrUsername,
    failed: signIn.failed,
    isForCreators: true,
  };
  return <LoginPage chart={() => generalSignIn} words={words} />;
}
