import type { CityItem } from '#contract/reference-data.ts';
import type { CitySearchActor } from '#machines/city-search/city-search.machine.ts';
import { profileFieldsMessages } from '#web/i18n/profile-fields.messages.ts';
import { useCityName } from '#web/i18n/use-city-name.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import * as fieldCss from '#web/ui/field.css.ts';
import { FieldNotes } from '#web/ui/field-notes.tsx';
import { CitySearchField } from './city-combobox.tsx';
import * as css from './places-field.css.ts';

interface PlacesFieldProps extends ChosenProps {
  label: string;
  suggested: readonly CityItem[];
  city: CitySearchActor;
  error: string | null;
  readOnly: boolean;
  onAdd: (city: CityItem) => void;
}

interface ChosenProps {
  chosen: readonly { id: string; name: string }[];
  main: string | undefined;
  onRemove: (id: string) => void;
  onMain: (id: string) => void;
}

/** The cities where a creator works, one of them the main one. */
export function PlacesField({ label, suggested, city, error, readOnly, onAdd, ...places }: PlacesFieldProps) {
  const messages = useMessages(profileFieldsMessages);
  const cityName = useCityName();
  const others = suggested.filter(({ _id }) => !places.chosen.some(({ id }) => id === _id));
  return (
    <fieldset id="locations" tabIndex={-1} className={css.list}>
      <legend className={css.label}>{label}</legend>
      {places.chosen.length === 0 ? null : <Chosen {...places} />}
      <CitySearchField city={city} messages={messages} readOnly={readOnly} onChoose={onAdd} />
      <FieldNotes id="locations" hint={messages.locationsHint} error={error} />
      {others.length > 0 ? (
        <div className={css.suggested}>
          <span className={fieldCss.hint}>{messages.suggested}</span>
          {others.map((each) => (
            <button
              key={each._id}
              type="button"
              className={css.suggestion}
              disabled={readOnly}
              onClick={() => onAdd(each)}
            >
              {cityName(each.cityName)}
            </button>
          ))}
        </div>
      ) : null}
      <p className={fieldCss.hint}>{messages.places}</p>
    </fieldset>
  );
}

function Chosen({ chosen, main, onRemove, onMain }: ChosenProps) {
  const messages = useMessages(profileFieldsMessages);
  const cityName = useCityName();
  return (
    <ul className={css.chosen}>
      {chosen.map(({ id, name }) => (
        <li key={id} className={css.city}>
          <Chip label={cityName(name)} onRemove={() => onRemove(id)} />
          {id === main ? (
            <Badge tone="success">{messages.main}</Badge>
          ) : (
            <Button look="quiet" onClick={() => onMain(id)}>
              {messages.makeMain(cityName(name))}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
