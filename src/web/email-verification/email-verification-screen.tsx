import { useSelector } from '@xstate/react';
import BadgeCheck from 'lucide-react/icons/badge-check';
import type { EmailVerificationActor } from '#machines/email-verification/email-verification.machine.ts';
import { canSend, isOpen, isVerified } from '#machines/email-verification/email-verification.view.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Bay } from '#web/ui/bay.tsx';
import { Button } from '#web/ui/button.tsx';
import * as page from '#web/ui/page.css.ts';
import { Heading, Page } from '#web/ui/page.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { CodeModal } from './code-modal.tsx';
import * as css from './email-verification-screen.css.ts';

export function EmailVerificationScreen({ actor }: { actor: EmailVerificationActor }) {
  const { emailVerification: text } = useText();
  const open = useSelector(actor, isOpen);
  return (
    <Page title={text.pageTitle} isWide>
      <div className={css.columns}>
        <div className={css.column}>
          <Heading>{text.pageTitle}</Heading>
          <p className={page.lead}>{text.lead}</p>
          <EmailCard actor={actor} />
        </div>
        <div className={css.picture}>
          <Bay />
        </div>
      </div>
      {open ? <CodeModal actor={actor} /> : null}
    </Page>
  );
}

function EmailCard({ actor }: { actor: EmailVerificationActor }) {
  const { emailVerification: text } = useText();
  const email = useSelector(actor, ({ context }) => context.email);
  const sendable = useSelector(actor, canSend);
  const verified = useSelector(actor, isVerified);
  return (
    <form
      className={css.card}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'code.send' });
      }}
    >
      <TextField
        label={text.email}
        type="email"
        name="email"
        autoComplete="email"
        maxLength={254}
        value={email}
        onText={(typed) => actor.send({ type: 'email.change', email: typed })}
      />
      {verified ? (
        <>
          <p role="status" className={css.badge}>
            <BadgeCheck size={20} strokeWidth={1.75} aria-hidden />
            {text.verified}
          </p>
          <p className={page.note}>{text.next}</p>
        </>
      ) : (
        <Button type="submit" disabled={!sendable}>
          {text.verify}
        </Button>
      )}
    </form>
  );
}
