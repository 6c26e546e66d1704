import { useSelector } from '@xstate/react';
import type { ForgotPasswordActor } from '#machines/forgot-password/forgot-password.machine.ts';
import { isRefused, isSent, shownError } from '#machines/forgot-password/forgot-password.view.ts';
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
  const messages = useMessages(passwordMessages);
  const sent = useSelector(actor, isSent);
  const email = useSelector(actor, ({ context }) => context.form.email.trim());
  return (
    <Page title={messages.forgotTitle}>
      {sent ? (
        <div className={page.centred}>
          <Heading>{messages.sentTitle}</Heading>
          <EmptyState spot="done" words={messages.sent(email)}>
            <p className={page.note}>{messages.sentSpam}</p>
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
  const messages = useMessages(passwordMessages);
  const message = useSelector(actor, ({ context }) => context.message);
  const refused = useSelector(actor, isRefused);
  const busy = useSelector(actor, isSubmitting);
  return (
    <>
      <Heading>{messages.forgotTitle}</Heading>
      <p className={page.lead}>{messages.forgotLead}</p>
      <Form
        isBusy={busy}
        refusal={refused ? (message ?? messages.linkFailed) : null}
        actor={actor}
        event={{ type: 'link.ask' }}
      >
        <TextField
          {...useField(actor, { name: 'email', label: messages.email, shownError })}
          type="email"
          autoComplete="email"
          maxLength={254}
          onBlur={() => actor.send({ type: 'field.leave', field: 'email' })}
        />
        <div>
          <Button type="submit">{busy ? messages.asking : messages.ask}</Button>
        </div>
      </Form>
    </>
  );
}
