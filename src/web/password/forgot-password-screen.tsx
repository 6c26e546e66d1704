import { useSelector } from '@xstate/react';
import type { ForgotPasswordActor } from '#machines/forgot-password/forgot-password.machine.ts';
import { canSubmit, isRefused, isSent, shownError } from '#machines/forgot-password/forgot-password.view.ts';
import { isSubmitting } from '#machines/form-state.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Form } from '#web/ui/form.tsx';
import * as page from '#web/ui/page.css.ts';
import { Heading, Page, Support } from '#web/ui/page.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useField } from '#web/ui/use-field.ts';
import { passwordMessages } from './password.messages.ts';

export function ForgotPasswordScreen({ actor }: { actor: ForgotPasswordActor }) {
  const text = useMessages(passwordMessages);
  const sent = useSelector(actor, isSent);
  const email = useSelector(actor, ({ context }) => context.form.email.trim());
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
  const message = useSelector(actor, ({ context }) => context.message);
  const refused = useSelector(actor, isRefused);
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
          {...useField(actor, { name: 'email', label: text.email, shownError })}
          type="email"
          autoComplete="email"
          maxLength={254}
          onBlur={() => actor.send({ type: 'field.leave', field: 'email' })}
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
