import { useSelector } from '@xstate/react';
import type { EmailVerificationActor } from '#machines/email-verification/email-verification.machine.ts';
import { isOpen } from '#machines/email-verification/email-verification.view.ts';
import { CodeModal } from '#web/flows/code-modal.tsx';
import { EmailField } from '#web/flows/email-field.tsx';

/** The two parts of the flow, as the page of the application puts them together. */
export function EmailVerification({ actor }: { actor: EmailVerificationActor }) {
  const open = useSelector(actor, isOpen);
  return (
    <main>
      <title>Email verification</title>
      <EmailField actor={actor} error={null} />
      {open ? <CodeModal actor={actor} /> : null}
    </main>
  );
}
