import type { CityItem } from '#contract/reference-data.ts';
import type { CitySearchActor } from '#machines/city-search/city-search.machine.ts';
import type { PlaceEdit } from '#machines/rules/edit-lists.ts';
import { profileFieldsMessages } from '#web/i18n/profile-fields.messages.ts';
import { useCityName } from '#web/i18n/use-city-name.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, PlainButton } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import * as fieldCss from '#web/ui/field.css.ts';
import { FieldNotes } from '#web/ui/field-notes.tsx';
import type { Receiver } from '#web/ui/use-press.ts';
import * as css from './city-combobox.css.ts';
import { CitySearchField } from './city-combobox.tsx';

interface PlacesFieldProps extends ChosenProps {
  label: string;
  suggested: readonly CityItem[];
  city: CitySearchActor;
  error: string | null;
  readOnly: boolean;
}

interface ChosenProps {
  chosen: readonly { id: string; name: string }[];
  main: string | undefined;
  actor: Receiver<PlaceEdit>;
}

/** The cities where a creator works, one of them the main one. */
export function PlacesField({ label, suggested, city, error, readOnly, ...places }: PlacesFieldProps) {
  const messages = useMessages(profileFieldsMessages);
  const cityName = useCityName();
  const closeSearch = () => city.send({ type: 'search.close' });
  const choose = (chosen: CityItem) => {
    places.actor.send({ type: 'place.add', city: chosen });
    closeSearch();
  };
  const others = suggested.filter(({ _id }) => !places.chosen.some(({ id }) => id === _id));
  return (
    <fieldset id="locations" tabIndex={-1} className={css.list}>
      <legend className={css.label}>{label}</legend>
      {places.chosen.length === 0 ? null : <Chosen {...places} />}
      <CitySearchField city={city} messages={messages} readOnly={readOnly} onChoose={choose} />
      <FieldNotes id="locations" hint={messages.locationsHint} error={error} />
      {others.length > 0 ? (
        <div className={css.suggested}>
          <span className={fieldCss.hint}>{messages.suggested}</span>
          {others.map((each) => (
            <PlainButton
              key={each._id}
              className={css.suggestion}
              actor={places.actor}
              event={{ type: 'place.add', city: each }}
              onClick={closeSearch}
            >
              {cityName(each.cityName)}
            </PlainButton>
          ))}
        </div>
      ) : null}
      <p className={fieldCss.hint}>{messages.places}</p>
    </fieldset>
  );
}

function Chosen({ chosen, main, actor }: ChosenProps) {
  const messages = useMessages(profileFieldsMessages);
  const cityName = useCityName();
  return (
    <ul className={css.chosen}>
      {chosen.map(({ id, name }) => (
        <li key={id} className={css.city}>
          <Chip label={cityName(name)} onRemove={() => actor.send({ type: 'place.remove', id })} />
          {id === main ? (
            <Badge tone="success">{messages.main}</Badge>
          ) : (
            <Button look="quiet" actor={actor} event={{ type: 'place.main', id }}>
              {messages.makeMain(cityName(name))}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
