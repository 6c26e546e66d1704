import { useActorRef } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { Session } from '#contract/session.ts';
import { currentBlog, isSignedIn } from '#machines/session/session.view.ts';
import { blogSignIn, generalSignIn } from '#machines/sign-in/sign-in.actors.ts';
import type { SignInActor } from '#machines/sign-in/sign-in.machine.ts';
import { useText } from '#web/i18n/use-text.ts';
import { SignInScreen } from '#web/sign-in/sign-in-screen.tsx';
import { safePath } from './safe-path.ts';
import { CreatorSession } from './session-context.tsx';
import { useBlogUsername } from './use-blog-username.ts';
import { useBegunSession } from './use-emitted.ts';

export function LoginRoute() {
  const { signIn } = useText();
  const actor = useActorRef(generalSignIn);
  useKeptSession(actor);
  const { state } = useLocation();
  const signedIn = CreatorSession.useSelector(isSignedIn);
  const blog = CreatorSession.useSelector(currentBlog);
  if (signedIn) return <Navigate to={safePath(state?.from, dashboardOf(blog))} replace />;
  const words = {
    heading: signIn.heading,
    subtitle: signIn.subtitle,
    identifier: signIn.emailOrUsername,
    failed: signIn.failed,
  };
  return <SignInScreen actor={actor} words={words} />;
}

export function BlogLoginRoute() {
  const { signIn } = useText();
  const username = useBlogUsername();
  const actor = useActorRef(useMemo(() => blogSignIn(username), [username]));
  useKeptSession(actor);
  const blog = CreatorSession.useSelector(currentBlog);
  if (blog === username) return <Navigate to={dashboardOf(blog)} replace />;
  const words = {
    heading: signIn.blogHeading,
    subtitle: signIn.blogSubtitle(username),
    identifier: signIn.email,
    failed: signIn.blogFailed,
  };
  return <SignInScreen actor={actor} words={words} />;
}

function useKeptSession(actor: SignInActor): void {
  const session = CreatorSession.useActorRef();
  useBegunSession(
    actor,
    useCallback((begun: Session) => session.send({ type: 'session.begin', session: begun }), [session]),
  );
}

const dashboardOf = (blog: string | null): string => (blog === null ? '/' : `/blog/${encodeURIComponent(blog)}/config`);
