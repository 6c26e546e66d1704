import { useSelector } from '@xstate/react';
import type { CityItem } from '#contract/reference-data.ts';
import type { CitySearchActor } from '#machines/city-search/city-search.machine.ts';
import { statusOf } from '#machines/city-search/city-search.view.ts';
import { regionLabel } from '#rules/place-label.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import * as css from './city-search-field.css.ts';
import { hint } from './field.css.ts';
import { uiMessages } from './ui.messages.ts';

export type FoundWords = Record<'searching' | 'noCity' | 'cityFailed', string>;

interface FoundCitiesProps {
  city: CitySearchActor;
  words: FoundWords;
  onChoose: (city: CityItem) => void;
}

export function FoundCities({ city, words, onChoose }: FoundCitiesProps) {
  const cities = useSelector(city, ({ context }) => context.cities);
  const ui = useMessages(uiMessages);
  const status = useSelector(city, statusOf);
  const messages = {
    idle: '',
    searching: words.searching,
    found: ui.citiesFound(cities.length),
    nothing: words.noCity,
    failed: words.cityFailed,
  };
  return (
    <>
      <p role="status" className={hint}>
        {messages[status]}
      </p>
      {cities.length === 0 ? null : (
        <ul className={css.results} onMouseDown={(event) => event.preventDefault()}>
          {cities.map((each) => (
            <li key={each._id}>
              <button type="button" className={css.result} onClick={() => onChoose(each)}>
                <strong>{each.cityName}</strong>
                <span className={hint}>{regionLabel(each)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
