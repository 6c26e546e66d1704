import X from 'lucide-react/icons/x';
import { maxPlaces } from '#contract/trip-choices.ts';
import { regionLabel } from '#rules/place-label.ts';
import { CitySearchField } from '#web/flows/city-combobox.tsx';
import { useCityName } from '#web/i18n/use-city-name.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { DragOrder } from '#web/ui/drag-order.tsx';
import { Mover } from '#web/ui/mover.tsx';
import { Tool } from '#web/ui/tool.tsx';
import { useSteadyFocus } from '#web/ui/use-focus.ts';
import { usePressedHandle } from '#web/ui/use-pressed-handle.ts';
import * as css from './trip-editor.css.ts';
import { tripEditorMessages } from './trip-editor.messages.ts';
import { TripPart } from './trip-part.tsx';
import { edit, makes, type TripActors, useTrip } from './use-trip.ts';

interface PlacesPartProps {
  actors: TripActors;
  readOnly: boolean;
}

export function PlacesPart({ actors: { page, editing, city }, readOnly }: PlacesPartProps) {
  const messages = useMessages(tripEditorMessages);
  const cityName = useCityName();
  const places = useTrip(editing, 'places');
  const isFull = places.length >= maxPlaces;
  const names = uniqueNames(places.map(({ _id, cityName }) => _id ?? cityName));
  const steady = useSteadyFocus<HTMLOListElement>(names.join(' '));
  const { pressed, onPointerDown } = usePressedHandle();
  const move = (place: number, to: number) => edit(editing, { kind: 'place.move', place, to });
  return (
    <TripPart id="where" title={messages.placesTitle} hint={messages.placesHint}>
      {places.length === 0 ? null : (
        <ol className={css.rows} {...steady} onPointerDown={onPointerDown}>
          {places.map((place, index) => (
            <li key={names[index]} className={css.row}>
              {readOnly ? null : (
                <Mover
                  name={names[index] ?? ''}
                  place={index + 1}
                  count={places.length}
                  words={{
                    move: messages.move(cityName(place.cityName)),
                    moveUp: messages.moveUp(cityName(place.cityName)),
                    moveDown: messages.moveDown(cityName(place.cityName)),
                  }}
                  onMove={(to) => move(index + 1, to)}
                />
              )}
              <span className={css.rowName}>
                <strong>{cityName(place.cityName)}</strong>
                <span className={css.quiet}>{regionLabel(place)}</span>
              </span>
              {readOnly ? null : (
                <Tool
                  label={messages.removePlace(cityName(place.cityName))}
                  {...makes(editing, { kind: 'place.remove', place: index + 1 })}
                >
                  <X size={18} aria-hidden />
                </Tool>
              )}
            </li>
          ))}
        </ol>
      )}
      {pressed ? (
        <DragOrder
          list={steady.ref}
          order={names}
          pressed={pressed}
          onMove={(name, to) => move(names.indexOf(name) + 1, to)}
        />
      ) : null}
      <CitySearchField
        city={city}
        messages={messages.search}
        readOnly={readOnly || isFull}
        {...(isFull && { hint: messages.maxPlaces(maxPlaces) })}
        onChoose={(chosen) => page.send({ type: 'city.choose', city: chosen })}
      />
    </TripPart>
  );
}

/** A trip may visit a city twice, so its id alone is not unique. */
const uniqueNames = (ids: readonly string[]): string[] =>
  ids.map((id, index) => `place-${id}-${ids.slice(0, index).filter((each) => each === id).length}`);
