import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';
import { Outlet, useOutletContext } from 'react-router-dom';
import type { requireRoleMachine } from '#machines/require-role/require-role.machine.ts';
import { hasExpired, isReplaced, isSignedIn, sessionIn, signInIn } from '#machines/require-role/require-role.view.ts';
import { signedCallOf } from '#machines/session/signed-call.ts';
import { signInMessages } from '#web/i18n/sign-in.messages.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import type { SignInWords } from '#web/sign-in/sign-in-form.tsx';
import { SignInScreen } from '#web/sign-in/sign-in-screen.tsx';
import { WholeSpinner } from '#web/ui/spinner.tsx';
import { uiMessages } from '#web/ui/ui.messages.ts';
import { useHeadingOnMount, useScrollOnMount } from '#web/ui/use-focused-heading.ts';
import { useAddress } from './address.ts';
import { SessionBoundary } from './session-boundary.tsx';
import { SignedInContext } from './signed-in.ts';
import { RoleNavigation } from './site-navigation.tsx';

interface RequireRoleProps {
  chart: typeof requireRoleMachine;
  words: SignInWords;
}

/** The pages of a role, or the sign-in in their place. */
export function RequireRole({ chart, words }: RequireRoleProps) {
  const ui = useMessages(uiMessages);
  const { expired: expiredWords } = useMessages(signInMessages);
  const guard = useActorRef(chart);
  const session = useSelector(guard, sessionIn);
  const signIn = useSelector(guard, signInIn);
  const signedIn = useSelector(guard, isSignedIn);
  const expired = useSelector(guard, hasExpired);
  const isInPlaceOfAnother = useSelector(guard, isReplaced);
  const cameFromAnother = useOutletContext<boolean | undefined>() ?? false;
  const pageSession = useMemo(() => ({ session, signed: signedCallOf(session) }), [session]);
  if (!signedIn && !signIn) return <WholeSpinner words={ui.loading} />;
  return (
    <OnMount key={String(signedIn)} isInPlaceOfAnother={isInPlaceOfAnother || cameFromAnother}>
      {signedIn ? (
        <SessionBoundary session={session} identifier={words.identifier} failed={words.failed}>
          <SignedInContext value={pageSession}>
            <RoleNavigation session={session}>
              <Outlet />
            </RoleNavigation>
          </SignedInContext>
        </SessionBoundary>
      ) : null}
      {signIn ? <SignInScreen actor={signIn} words={expired ? { ...words, subtitle: expiredWords } : words} /> : null}
    </OnMount>
  );
}

function OnMount({ isInPlaceOfAnother, children }: { isInPlaceOfAnother: boolean; children: ReactNode }) {
  useHeadingOnMount(isInPlaceOfAnother);
  useScrollOnMount(useAddress().scrollTop);
  return children;
}
