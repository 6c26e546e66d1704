import { useSelector } from '@xstate/react';
import { Navigate } from 'react-router-dom';
import { login } from '#machines/login/login.actors.ts';
import { isStaff, signInIn } from '#machines/login/login.view.ts';
import type { signInMachine } from '#machines/sign-in/sign-in.machine.ts';
import { CreatorSession } from '#web/page/creator-session.tsx';
import { usePage } from '#web/ui/use-page.ts';
import type { SignInWords } from './sign-in-form.tsx';
import { SignInScreen } from './sign-in-screen.tsx';

interface LoginPageProps {
  chart: () => typeof signInMachine;
  words: SignInWords;
}

/** The route redirects a creator who has signed in. */
export function LoginPage({ chart, words }: LoginPageProps) {
  const session = CreatorSession.useActorRef();
  const page = usePage(() => ({ chart: login(chart(), session), input: undefined }));
  const signIn = useSelector(page, signInIn);
  if (useSelector(page, isStaff)) return <Navigate to="/admin" replace />;
  return <SignInScreen actor={signIn} words={words} />;
}

/** The path that the user wanted on this site; another site would be an open redirect. */
export function safePath(wanted: unknown, otherwise: string): string {
  if (typeof wanted !== 'string' || !/^\/(?![/\\])/.test(wanted) || /[\\\p{Cc}]/u.test(wanted)) return otherwise;
  return wanted;
}
