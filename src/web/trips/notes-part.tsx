import { maxTripNotesLength } from '#contract/trip-choices.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import type { PartProps } from './about-part.tsx';
import { tripEditorMessages } from './trip-editor.messages.ts';
import { TripPart } from './trip-part.tsx';
import { useTrip, write } from './use-trip.ts';

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
