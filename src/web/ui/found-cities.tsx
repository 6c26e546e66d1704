import { useSelector } from '@xstate/react';
import type { CityItem } from '#contract/reference-data.ts';
import type { CitySearchActor } from '#machines/city-search/city-search.machine.ts';
import { foundNothing, isFailed, isSearching } from '#machines/city-search/city-search.view.ts';
import { regionLabel } from '#rules/place-label.ts';
import * as css from './city-search-field.css.ts';
import { hint } from './field.css.ts';

export type FoundWords = Record<'searching' | 'noCity' | 'cityFailed', string>;

interface FoundCitiesProps {
  city: CitySearchActor;
  words: FoundWords;
  onChoose: (city: CityItem) => void;
}

export function FoundCities({ city, words, onChoose }: FoundCitiesProps) {
  const cities = useSelector(city, ({ context }) => context.cities);
  const searching = useSelector(city, isSearching);
  const nothing = useSelector(city, foundNothing);
  const failed = useSelector(city, isFailed);
  return (
    <>
      <p role="status" className={hint}>
        {searching ? words.searching : nothing ? words.noCity : failed ? words.cityFailed : ''}
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
