import { maxDescriptionLength, maxTitleLength } from '#contract/trip-choices.ts';
import { tripTypes } from '#contract/trip-types.ts';
import type { TripEditingActor } from '#machines/trip-editing/trip-editing.machine.ts';
import { isSold } from '#rules/trip-problems.ts';
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
  const words = useMessages(tripEditorMessages);
  const [title, description] = [useTrip(editing, 'title'), useTrip(editing, 'description')];
  const [tripType, price] = [useTrip(editing, 'tripType'), useTrip(editing, 'price')];
  return (
    <TripPart id="about" title={words.aboutTitle}>
      <TextField
        label={words.fields.title}
        hint={words.titleHint}
        name="title"
        autoComplete="off"
        maxLength={maxTitleLength}
        value={title}
        readOnly={readOnly}
        onText={(text) => write(editing, { title: text })}
      />
      <TextArea
        label={words.fields.description}
        name="description"
        rows={7}
        maxLength={maxDescriptionLength}
        value={description}
        readOnly={readOnly}
        tone={description.length > maxDescriptionLength * 0.9 ? 'warning' : 'calm'}
        onText={(text) => write(editing, { description: text.slice(0, maxDescriptionLength) })}
      />
      <ChoiceCards
        label={words.kind}
        name="tripType"
        value={tripType}
        disabled={readOnly}
        options={tripTypes.map((value) => ({ value, label: words.types[value], hint: words.typeHints[value] }))}
        onChoose={(chosen) => write(editing, { tripType: chosen })}
      />
      <PriceField
        label={words.fields.price}
        hint={isSold(tripType) ? words.priceHint : words.priceOptional}
        name="price"
        value={price}
        refusal={words.noPrice}
        readOnly={readOnly}
        onPrice={(typed) => write(editing, { price: typed })}
      />
    </TripPart>
  );
}
