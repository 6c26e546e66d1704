import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { maxTitleLength } from '#contract/trip-choices.ts';
import { tripTypes } from '#contract/trip-types.ts';
import type { TripCreationActor } from '#machines/trip-creation/trip-creation.machine.ts';
import { canCreate, isRefused, isSubmitting } from '#machines/trip-creation/trip-creation.view.ts';
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
  tools?: ReactNode;
}

export function TripCreationScreen({ actor, username, tools }: TripCreationProps) {
  const words = useMessages(tripsMessages);
  const { title, tripType, tripId, message } = useSelector(actor, ({ context }) => context);
  const busy = useSelector(actor, isSubmitting);
  const refused = useSelector(actor, isRefused);
  const ready = useSelector(actor, canCreate);
  const address = `${blogAddress(username)}/trips`;
  if (tripId !== null) return <Navigate to={`${address}/${tripId}`} replace />;
  return (
    <Page title={words.newTitle} tools={tools}>
      <Heading>{words.newTitle}</Heading>
      <p className={page.lead}>{words.newLead}</p>
      <Form
        isBusy={busy}
        refusal={refused ? (message ?? words.startFailed) : null}
        onSubmit={() => actor.send({ type: 'trip.create' })}
      >
        <TextField
          label={words.titleField}
          hint={words.titleHint}
          name="title"
          autoComplete="off"
          maxLength={maxTitleLength}
          value={title}
          readOnly={busy}
          onText={(typed) => actor.send({ type: 'title.change', title: typed })}
        />
        <ChoiceCards
          label={words.kind}
          name="tripType"
          value={tripType}
          disabled={busy}
          options={tripTypes.map((value) => ({ value, label: words.types[value], hint: words.typeHints[value] }))}
          onChoose={(chosen) => actor.send({ type: 'type.choose', tripType: chosen })}
        />
        <div className={actions}>
          <Button type="submit" disabled={!ready}>
            {busy ? words.starting : words.start}
          </Button>
          <Link to={address} className={button.quiet}>
            {words.cancel}
          </Link>
        </div>
      </Form>
    </Page>
  );
}
