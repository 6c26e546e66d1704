import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { emailVerification } from '#machines/email-verification/email-verification.actors.ts';
import { EmailVerificationScreen } from '#web/email-verification/email-verification-screen.tsx';
import { keepFlow, readFlow } from './kept-flow.ts';

const flow = 'emailVerification.1';

/** A reload in the middle goes on where it was, with the same countdown. */
export function ApplicationRoute() {
  const [options] = useState(() => {
    const snapshot = readFlow(flow, emailVerification);
    return { input: { attemptSeed: crypto.randomUUID() }, ...(snapshot && { snapshot }) };
  });
  const actor = useActorRef(emailVerification, options);
  useEffect(() => {
    const { unsubscribe } = actor.subscribe(() => keepFlow(flow, actor.getPersistedSnapshot()));
    return unsubscribe;
  }, [actor]);
  return <EmailVerificationScreen actor={actor} />;
}
