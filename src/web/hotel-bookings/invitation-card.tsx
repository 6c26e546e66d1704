import { useSelector } from '@xstate/react';
import type { InvitationSettingsActor } from '#machines/invitation-settings/invitation-settings.machine.ts';
import {
  isFailed,
  isKnown,
  isMissing,
  isSaved,
  isSaving,
} from '#machines/invitation-settings/invitation-settings.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { note } from '#web/ui/page.css.ts';
import { Select } from '#web/ui/select.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { uiMessages } from '#web/ui/ui.messages.ts';
import { invitationSettingsMessages } from './invitation-settings.messages.ts';
import * as css from './stay-list.css.ts';

interface InvitationCardProps {
  actor: InvitationSettingsActor;
}

export function InvitationCard({ actor }: InvitationCardProps) {
  const ui = useMessages(uiMessages);
  const messages = useMessages(invitationSettingsMessages);
  const known = useSelector(actor, isKnown);
  const failed = useSelector(actor, isFailed);
  const message = useSelector(actor, ({ context }) => context.message);
  if (useSelector(actor, isMissing)) return null;
  return (
    <section className={css.card} aria-labelledby="invitations">
      <h2 id="invitations" className={css.title}>
        {messages.title}
      </h2>
      {known ? <Settings actor={actor} /> : null}
      {failed ? (
        <Banner tone="danger" actions={[{ label: ui.tryAgain, onPress: () => actor.send({ type: 'call.retry' }) }]}>
          {message ?? (known ? messages.saveFailed : messages.readFailed)}
        </Banner>
      ) : null}
      {known || failed ? null : <Spinner words={messages.loading} />}
    </section>
  );
}

const counts = [1, 2, 3, 5, 10, 20, 50];

function Settings({ actor }: InvitationCardProps) {
  const messages = useMessages(invitationSettingsMessages);
  const { areWelcome, maxOpen } = useSelector(actor, ({ context }) => context.settings);
  const saving = useSelector(actor, isSaving);
  const saved = useSelector(actor, isSaved);
  const offered = [...new Set([...counts, maxOpen])].toSorted((one, other) => one - other);
  return (
    <>
      <Switch
        label={messages.areWelcome}
        hint={areWelcome ? messages.welcomeHint : messages.unwelcomeHint}
        isOn={areWelcome}
        actor={actor}
        event={(isOn) => ({ type: 'welcome.switch', areWelcome: isOn })}
      />
      {areWelcome ? (
        <Select
          label={messages.maxOpen}
          value={String(maxOpen)}
          options={offered.map((count) => ({ value: String(count), label: String(count) }))}
          onSelect={(count) => actor.send({ type: 'limit.choose', maxOpen: Number(count) })}
        />
      ) : null}
      <p role="status" className={note}>
        {saving ? messages.saving : saved ? messages.saved : ''}
      </p>
    </>
  );
}
