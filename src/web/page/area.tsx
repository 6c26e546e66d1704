import { useActorRef, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { areaMachine } from '#machines/area/area.machine.ts';
import { hasMoved, isArriving, isInside, sessionIn, signInIn } from '#machines/area/area.view.ts';
import type { SessionActor } from '#machines/session/session.machine.ts';
import { type SignedCall, signedCallOf } from '#machines/session/signed-call.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import type { SignInWords } from '#web/sign-in/sign-in-form.tsx';
import { WholeSpinner } from '#web/ui/spinner.tsx';
import { uiMessages } from '#web/ui/ui.messages.ts';
import { useHeadingOnArrival, usePlaceOnArrival } from '#web/ui/use-focused-heading.ts';
import { useAddress } from './address.ts';
import { InNameOf } from './in-name-of.tsx';
import { type LaterScript, laterScript } from './later-script.ts';
import { lazyPart } from './lazy-part.tsx';
import { WholePage } from './whole-page.tsx';

/** Nobody waits for what they are not shown. */
const signingIn = laterScript(() => import('#web/sign-in/sign-in-screen.tsx'));
const SignInScreen = lazyPart(signingIn, (module) => module.SignInScreen);

export interface SignedIn {
  session: SessionActor;
  signed: SignedCall;
}

interface AreaProps {
  chart: typeof areaMachine;
  words: SignInWords;
  /** The script of the pages, where it comes once somebody is signed in. */
  script?: LaterScript<unknown>;
  children: (signedIn: SignedIn) => ReactNode;
}

/** Pages for whoever is signed in here; for everybody else the sign-in in their place. */
export function Area({ chart, words, script, children }: AreaProps) {
  const ui = useMessages(uiMessages);
  const area = useActorRef(chart);
  const session = useSelector(area, sessionIn);
  const signIn = useSelector(area, signInIn);
  const arriving = useSelector(area, isArriving);
  const inside = useSelector(area, isInside);
  const moved = useSelector(area, hasMoved);
  const cameFromAnother = useOutletContext<boolean | undefined>() ?? false;
  if (arriving) return <WholeSpinner words={ui.loading} />;
  const needed = inside ? script : signingIn;
  const shown = (
    <Arrival key={String(inside)} isInPlaceOfAnother={moved || cameFromAnother}>
      {inside ? (
        <InNameOf session={session} identifier={words.identifier} failed={words.failed}>
          {children({ session, signed: signedCallOf(session) })}
        </InNameOf>
      ) : null}
      {!inside && signIn ? <SignInScreen actor={signIn} words={words} /> : null}
    </Arrival>
  );
  return needed ? <WholePage script={needed}>{shown}</WholePage> : shown;
}

/** Mounts with what it shows, once that is loaded. */
function Arrival({ isInPlaceOfAnother, children }: { isInPlaceOfAnother: boolean; children: ReactNode }) {
  useHeadingOnArrival(isInPlaceOfAnother);
  usePlaceOnArrival(useAddress().place);
  return children;
}
