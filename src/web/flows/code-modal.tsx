import { useSelector } from '@xstate/react';
import { codeLifetimeMs } from '#contract/application-choices.ts';
import type { EmailVerificationActor } from '#machines/email-verification/email-verification.machine.ts';
import {
  acceptsCode,
  canResend,
  canRetry,
  countdownOf,
  hasExpired,
  isChecking,
  isSending,
  problemOf,
} from '#machines/email-verification/email-verification.view.ts';
import { cleanCode } from '#rules/verification-code.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { CodeField } from '#web/ui/code-field.tsx';
import { CountdownRing } from '#web/ui/countdown-ring.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { focusOn } from '#web/ui/focus-field.ts';
import { Form } from '#web/ui/form.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { uiMessages } from '#web/ui/ui.messages.ts';
import * as css from './email-verification.css.ts';
import { emailVerificationMessages } from './email-verification.messages.ts';

export function CodeModal({ actor }: { actor: EmailVerificationActor }) {
  const messages = useMessages(emailVerificationMessages);
  const sending = useSelector(actor, isSending);
  const retryable = useSelector(actor, canRetry);
  const close = () => actor.send({ type: 'modal.close' });
  return (
    <Dialog title={messages.modalTitle} isOpen onClose={close} returnTo="email">
      <div className={css.modal}>
        {sending ? <Spinner words={messages.sending} /> : null}
        {retryable ? <NotSent actor={actor} /> : null}
        {sending || retryable ? null : <Entry actor={actor} />}
        <div className={css.actions}>
          {sending || retryable ? null : <ResendButton actor={actor} />}
          <Button look="quiet" onClick={close}>
            {messages.changeAddress}
          </Button>
        </div>
        {sending || retryable ? null : <Hints actor={actor} />}
      </div>
    </Dialog>
  );
}

function Hints({ actor }: { actor: EmailVerificationActor }) {
  const messages = useMessages(emailVerificationMessages);
  const resendable = useSelector(actor, canResend);
  return (
    <div className={css.spam}>
      {resendable ? null : <p>{messages.wait}</p>}
      <p>{messages.spam}</p>
    </div>
  );
}

function NotSent({ actor }: { actor: EmailVerificationActor }) {
  const messages = useMessages(emailVerificationMessages);
  const ui = useMessages(uiMessages);
  const message = useSelector(actor, ({ context }) => context.message);
  return (
    <>
      <Banner tone="danger">{message ?? messages.notSent}</Banner>
      <Button ref={focusOn} actor={actor} event={{ type: 'call.retry' }}>
        {ui.tryAgain}
      </Button>
    </>
  );
}

function Entry({ actor }: { actor: EmailVerificationActor }) {
  const messages = useMessages(emailVerificationMessages);
  const email = useSelector(actor, ({ context }) => context.email);
  const accepts = useSelector(actor, acceptsCode);
  const checking = useSelector(actor, isChecking);
  const expired = useSelector(actor, hasExpired);
  return (
    <>
      <p className={css.address}>{messages.sentTo(email)}</p>
      <TimeLeft actor={actor} />
      <Form
        isBusy={checking}
        actor={actor}
        event={(data) => ({ type: 'code.submit', code: cleanCode(String(data.get('code') ?? '')) })}
      >
        <CodeField label={messages.code} name="code" readOnly={!accepts} error={useCodeProblem(actor)} />
        <Button type="submit" look={expired ? 'secondary' : 'primary'}>
          {checking ? messages.checking : messages.submit}
        </Button>
      </Form>
    </>
  );
}

function ResendButton({ actor }: { actor: EmailVerificationActor }) {
  const messages = useMessages(emailVerificationMessages);
  const expired = useSelector(actor, hasExpired);
  return (
    <Button look={expired ? 'primary' : 'quiet'} actor={actor} event={{ type: 'code.resend' }}>
      {messages.resend}
    </Button>
  );
}

function TimeLeft({ actor }: { actor: EmailVerificationActor }) {
  const messages = useMessages(emailVerificationMessages);
  const ui = useMessages(uiMessages);
  const expired = useSelector(actor, hasExpired);
  const countdown = useSelector(actor, countdownOf);
  const seconds = useSelector(countdown, (snapshot) => snapshot?.context ?? 0);
  if (expired) return <Banner tone="warning">{messages.expired}</Banner>;
  return <CountdownRing seconds={seconds} of={codeLifetimeMs / 1000} label={ui.codeExpiresIn} />;
}

function useCodeProblem(actor: EmailVerificationActor): string | null {
  const messages = useMessages(emailVerificationMessages);
  const problem = useSelector(actor, problemOf);
  const message = useSelector(actor, ({ context }) => context.message);
  if (problem === 'unfinishedCode') return messages.unfinished;
  if (problem === 'invalidCode') return messages.invalid;
  return problem === 'unreachable' ? (message ?? messages.unreachable) : null;
}
