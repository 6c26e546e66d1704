import { Navigate, useLocation } from 'react-router-dom';
import { currentBlog, isOwnBlog } from '#machines/session/session.view.ts';
import { blogSignIn } from '#machines/sign-in/sign-in.actors.ts';
import { signInMessages } from '#web/i18n/sign-in.messages.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { CreatorSession } from '#web/page/creator-session.tsx';
import { dashboardOf } from '#web/page/dashboard-of.ts';
import { useBlogUsername } from '#web/page/use-blog-username.ts';
import { LoginPage, safePath } from './login-page.tsx';

export function Component() {
  const signIn = useMessages(signInMessages);
  const { state } = useLocation();
  const username = useBlogUsername();
  const blog = CreatorSession.useSelector(currentBlog);
  const isOwn = CreatorSession.useSelector(isOwnBlog(username));
  if (isOwn) return <Navigate to={safePath(state?.from, dashboardOf(blog))} replace />;
  const words = {
    heading: signIn.blogHeading,
    subtitle: signIn.blogSubtitle(username),
    identifier: signIn.emailOrUsername,
    failed: signIn.blogFailed,
    isForCreators: true,
  };
  return <LoginPage key={username} chart={() => blogSignIn(username)} words={words} />;
}
