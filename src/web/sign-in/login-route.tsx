import { useSelector } from '@xstate/react';
import { Navigate, useLocation } from 'react-router-dom';
import { login } from '#machines/login/login.actors.ts';
import { isOver, signInIn } from '#machines/login/login.view.ts';
import { currentBlog, isOwnBlog, isSignedIn } from '#machines/session/session.view.ts';
import { blogSignIn, generalSignIn } from '#machines/sign-in/sign-in.actors.ts';
import type { signInMachine } from '#machines/sign-in/sign-in.machine.ts';
import { useText } from '#web/i18n/use-text.ts';
import { CreatorSession } from '#web/page/creator-session.tsx';
import { dashboardOf } from '#web/page/dashboard-of.ts';
import { useBlogUsername } from '#web/page/use-blog-username.ts';
import { usePage } from '#web/ui/use-page.ts';
import { safePath } from './safe-path.ts';
import type { SignInWords } from './sign-in-form.tsx';
import { SignInScreen } from './sign-in-screen.tsx';

export function LoginRoute() {
  const { signIn } = useText();
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
  return <Login door={() => generalSignIn} words={words} />;
}

export function BlogLoginRoute() {
  const { signIn } = useText();
  const { state } = useLocation();
  const username = useBlogUsername();
  const blog = CreatorSession.useSelector(currentBlog);
  const isOwn = CreatorSession.useSelector(isOwnBlog(username));
  if (isOwn) return <Navigate to={safePath(state?.from, dashboardOf(blog))} replace />;
  const words = {
    heading: signIn.blogHeading,
    subtitle: signIn.blogSubtitle(username),
    identifier: signIn.email,
    failed: signIn.blogFailed,
    isForCreators: true,
  };
  return <Login key={username} door={() => blogSignIn(username)} words={words} />;
}

/** Creators who have signed in are led on above. */
function Login({ door, words }: { door: () => typeof signInMachine; words: SignInWords }) {
  const session = CreatorSession.useActorRef();
  const page = usePage(() => ({ chart: login(door(), session), input: undefined }));
  const isStaff = useSelector(page, isOver);
  if (isStaff) return <Navigate to="/admin" replace />;
  return <SignInScreen actor={signInIn(page.getSnapshot())} words={words} />;
}
