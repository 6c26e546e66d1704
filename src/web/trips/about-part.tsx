import { memo } from 'react';
import { isFree, maxDescriptionLength, maxTitleLength, maxTripNotesLength, tripTypes } from '#contract/trip-choices.ts';
import type { TripEditingActor } from '#machines/trip-editing/trip-editing.machine.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { ChoiceCards } from '#web/ui/choice-cards.tsx';
import { PriceField } from '#web/ui/price-field.tsx';
import { RichTextField } from '#web/ui/rich-text-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { tripEditorMessages } from './trip-editor.messages.ts';
import { TripPart } from './trip-part.tsx';
import { useAdding } from './trip-pictures.tsx';
import { type TripActors, usePictures, useTrip, write } from './use-trip.ts';

export interface PartProps {
  editing: TripEditingActor;
  readOnly: boolean;
}

interface AboutProps {
  actors: TripActors;
  readOnly: boolean;
}

export function AboutPart({ actors, readOnly }: AboutProps) {
  const { editing } = actors;
  const messages = useMessages(tripEditorMessages);
  const title = useTrip(editing, 'title');
  const [tripType, price] = [useTrip(editing, 'tripType'), useTrip(editing, 'price')];
  return (
    <TripPart id="about" title={messages.aboutTitle}>
      <TextField
        label={messages.fields.title}
        hint={messages.titleHint}
        name="title"
        autoComplete="off"
        maxLength={maxTitleLength}
        value={title}
        readOnly={readOnly}
        onText={(text) => write(editing, { title: text })}
      />
      <Description actors={actors} readOnly={readOnly} />
      <ChoiceCards
        label={messages.kind}
        name="tripType"
        value={tripType}
        readOnly={readOnly}
        options={tripTypes.map((value) => ({ value, label: messages.types[value], hint: messages.typeHints[value] }))}
        onChoose={(chosen) => write(editing, { tripType: chosen })}
      />
      {isFree(tripType) ? null : (
        <PriceField
          label={messages.fields.price}
          hint={messages.priceHint}
          name="price"
          value={price}
          refusal={messages.invalidPrice}
          readOnly={readOnly}
          onPrice={(typed) => write(editing, { price: typed })}
        />
      )}
    </TripPart>
  );
}

/** Memoized: typing a title does not render it. */
const Description = memo(function Description({ actors, readOnly }: AboutProps) {
  const { editing } = actors;
  const messages = useMessages(tripEditorMessages);
  const description = useTrip(editing, 'description');
  const pictures = usePictures(editing, null);
  const { onFiles } = useAdding(actors, 'story');
  return (
    <RichTextField
      label={messages.fields.description}
      maxLength={maxDescriptionLength}
      text={description}
      pictures={pictures}
      readOnly={readOnly}
      actor={editing}
      onText={(text) => write(editing, { description: text })}
      onFiles={onFiles}
    />
  );
});

export function NotesPart({ editing, readOnly }: PartProps) {
  const messages = useMessages(tripEditorMessages);
  return (
    <TripPart id="notes" title={messages.fields.notes}>
      <TextArea
        label={messages.fields.notes}
        name="notes"
        hint={messages.notesHint}
        rows={4}
        maxLength={maxTripNotesLength}
        value={useTrip(editing, 'notes')}
        readOnly={readOnly}
        onText={(text) => write(editing, { notes: text.slice(0, maxTripNotesLength) })}
      />
    </TripPart>
  );
}
