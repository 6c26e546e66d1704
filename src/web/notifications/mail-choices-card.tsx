import { useSelector } from '@xstate/react';
import { choosableKinds, type NotifiedRole } from '#contract/notification-choices.ts';
import type { MailChoicesActor } from '#machines/mail-choices/mail-choices.machine.ts';
import { isFailed, isLoading, isSaved, isSaving, isUnsaved } from '#machines/mail-choices/mail-choices.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import * as page from '#web/ui/page.css.ts';
import { RetryBanner } from '#web/ui/retry-banner.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Switch } from '#web/ui/switch.tsx';
import * as css from './notifications.css.ts';
import { notificationsMessages } from './notifications.messages.ts';

interface MailChoicesProps {
  actor: MailChoicesActor;
  by: NotifiedRole;
}

export function MailChoicesCard({ actor, by }: MailChoicesProps) {
  const messages = useMessages(notificationsMessages);
  const loading = useSelector(actor, isLoading);
  const failed = useSelector(actor, isFailed);
  const message = useSelector(actor, ({ context }) => context.message);
  const retry = () => actor.send({ type: 'call.retry' });
  return (
    <section className={css.card} aria-labelledby="mail-choices">
      <h2 id="mail-choices" className={css.cardTitle}>
        {messages.choices}
      </h2>
      <p className={page.note}>{messages.choicesLead}</p>
      {loading ? <Spinner words={messages.choicesLoading} /> : null}
      {failed ? <RetryBanner onRetry={retry}>{message ?? messages.choicesFailed}</RetryBanner> : null}
      {loading || failed ? null : <Choices actor={actor} by={by} />}
    </section>
  );
}

function Choices({ actor, by }: MailChoicesProps) {
  const messages = useMessages(notificationsMessages);
  const muted = useSelector(actor, ({ context }) => context.muted);
  const message = useSelector(actor, ({ context }) => context.message);
  const saving = useSelector(actor, isSaving);
  const saved = useSelector(actor, isSaved);
  const unsaved = useSelector(actor, isUnsaved);
  return (
    <>
      {choosableKinds[by].map((kind) => (
        <Switch
          key={kind}
          label={messages.kinds[kind]}
          isOn={!muted.includes(kind)}
          actor={actor}
          event={{ type: 'kind.toggle', kind }}
        />
      ))}
      {unsaved ? (
        <RetryBanner onRetry={() => actor.send({ type: 'call.retry' })}>{message ?? messages.notSaved}</RetryBanner>
      ) : null}
      <p role="status" className={page.note}>
        {saving ? messages.saving : saved ? messages.saved : ''}
      </p>
    </>
  );
}
