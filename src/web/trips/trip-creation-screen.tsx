import { useSelector } from '@xstate/react';
import { Link, Navigate } from 'react-router-dom';
import { maxTitleLength, tripTypes } from '#contract/trip-choices.ts';
import type { TripCreationActor } from '#machines/trip-creation/trip-creation.machine.ts';
import { isRefused, isSubmitting } from '#machines/trip-creation/trip-creation.view.ts';
import { blogAddress } from '#rules/trip-address.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { button } from '#web/ui/button.css.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceCards } from '#web/ui/choice-cards.tsx';
import { Form } from '#web/ui/form.tsx';
import { actions } from '#web/ui/form-page.css.ts';
import * as page from '#web/ui/page.css.ts';
import { Heading, Page } from '#web/ui/page.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { tripsMessages } from './trips.messages.ts';

interface TripCreationProps {
  actor: TripCreationActor;
  username: string;
}

export function TripCreationScreen({ actor, username }: TripCreationProps) {
  const messages = useMessages(tripsMessages);
  const { title, tripType, tripId, message } = useSelector(actor, ({ context }) => context);
  const busy = useSelector(actor, isSubmitting);
  const refused = useSelector(actor, isRefused);
  const address = `${blogAddress(username)}/trips`;
  if (tripId !== null) return <Navigate to={`${address}/${tripId}`} replace />;
  return (
    <Page title={messages.newTitle}>
      <Heading>{messages.newTitle}</Heading>
      <p className={page.lead}>{messages.newLead}</p>
      <Form
        isBusy={busy}
        refusal={refused ? (message ?? messages.createFailed) : null}
        actor={actor}
        event={{ type: 'trip.create' }}
      >
        <TextField
          label={messages.titleField}
          hint={messages.titleHint}
          name="title"
          autoComplete="off"
          maxLength={maxTitleLength}
          value={title}
          readOnly={busy}
          onText={(typed) => actor.send({ type: 'title.change', title: typed })}
        />
        <ChoiceCards
          label={messages.kind}
          name="tripType"
          value={tripType}
          readOnly={busy}
          options={tripTypes.map((value) => ({ value, label: messages.types[value], hint: messages.typeHints[value] }))}
          onChoose={(chosen) => actor.send({ type: 'type.choose', tripType: chosen })}
        />
        <div className={actions}>
          <Button type="submit">{busy ? messages.creating : messages.create}</Button>
          <Link to={address} className={button.quiet}>
            {messages.cancel}
          </Link>
        </div>
      </Form>
    </Page>
  );
}
