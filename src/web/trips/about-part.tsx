import { maxDescriptionLength, maxTitleLength } from '#contract/trip-choices.ts';
import { isFree, tripTypes } from '#contract/trip-types.ts';
import type { TripEditingActor } from '#machines/trip-editing/trip-editing.machine.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { ChoiceCards } from '#web/ui/choice-cards.tsx';
import { PriceField } from '#web/ui/price-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { tripEditorMessages } from './trip-editor.messages.ts';
import { TripPart } from './trip-part.tsx';
import { useTrip, write } from './use-trip.ts';

export interface PartProps {
  editing: TripEditingActor;
  readOnly: boolean;
}

export function AboutPart({ editing, readOnly }: PartProps) {
  const messages = useMessages(tripEditorMessages);
  const [title, description] = [useTrip(editing, 'title'), useTrip(editing, 'description')];
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
      <TextArea
        label={messages.fields.description}
        name="description"
        rows={7}
        maxLength={maxDescriptionLength}
        value={description}
        readOnly={readOnly}
        tone={description.length > maxDescriptionLength * 0.9 ? 'warning' : 'calm'}
        onText={(text) => write(editing, { description: text.slice(0, maxDescriptionLength) })}
      />
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
