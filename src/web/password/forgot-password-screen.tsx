import { useSelector } from '@xstate/react';
import type { ForgotPasswordActor } from '#machines/forgot-password/forgot-password.machine.ts';
import { canSubmit, isRefused, isSent, isSubmitting, isUnfit } from '#machines/forgot-password/forgot-password.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Form } from '#web/ui/form.tsx';
import * as page from '#web/ui/page.css.ts';
import { Heading, Page, Support } from '#web/ui/page.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { passwordMessages } from './password.messages.ts';

export function ForgotPasswordScreen({ actor }: { actor: ForgotPasswordActor }) {
  const text = useMessages(passwordMessages);
  const sent = useSelector(actor, isSent);
  const email = useSelector(actor, ({ context }) => context.email.trim());
  return (
    <Page title={text.forgotTitle}>
      {sent ? (
        <div className={page.centred}>
          <Heading>{text.sentTitle}</Heading>
          <EmptyState words={text.sent(email)}>
            <p className={page.note}>{text.sentSpam}</p>
            <Support />
          </EmptyState>
        </div>
      ) : (
        <Asking actor={actor} />
      )}
    </Page>
  );
}

function Asking({ actor }: { actor: ForgotPasswordActor }) {
  const text = useMessages(passwordMessages);
  const email = useSelector(actor, ({ context }) => context.email);
  const message = useSelector(actor, ({ context }) => context.message);
  const refused = useSelector(actor, isRefused);
  const unfit = useSelector(actor, isUnfit);
  const busy = useSelector(actor, isSubmitting);
  const submittable = useSelector(actor, canSubmit);
  return (
    <>
      <Heading>{text.forgotTitle}</Heading>
      <p className={page.lead}>{text.forgotLead}</p>
      <Form
        isBusy={busy}
        refusal={refused ? (message ?? text.askFailed) : null}
        onSubmit={() => actor.send({ type: 'link.ask' })}
      >
        <TextField
          label={text.email}
          type="email"
          name="email"
          autoComplete="email"
          maxLength={254}
          value={email}
          error={unfit ? text.unfit : null}
          readOnly={busy}
          onText={(typed) => actor.send({ type: 'email.change', email: typed })}
          onBlur={() => actor.send({ type: 'email.leave' })}
        />
        <div>
          <Button type="submit" disabled={!submittable}>
            {busy ? text.asking : text.ask}
          </Button>
        </div>
      </Form>
    </>
  );
}
