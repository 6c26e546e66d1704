import { useSelector } from '@xstate/react';
import type { CityItem } from '#contract/reference-data.ts';
import type { CitySearchActor } from '#machines/city-search/city-search.machine.ts';
import { foundNothing, isFailed, isSearching } from '#machines/city-search/city-search.view.ts';
import * as css from './city-search-field.css.ts';
import * as fieldCss from './field.css.ts';
import { focusField } from './focus-field.ts';
import { TextField } from './text-field.tsx';

type SearchWords = Record<'citySearch' | 'searching' | 'noCity' | 'cityFailed', string>;

interface CitySearchProps {
  city: CitySearchActor;
  words: SearchWords;
  readOnly: boolean;
  onChoose: (city: CityItem) => void;
}

/** A search for a city by the beginning of its name; Enter takes the first one that was found. */
export function CitySearchField({ city: search, words: text, readOnly, onChoose }: CitySearchProps) {
  const typed = useSelector(search, ({ context }) => context.text);
  const cities = useSelector(search, ({ context }) => context.cities);
  const searching = useSelector(search, isSearching);
  const nothing = useSelector(search, foundNothing);
  const failed = useSelector(search, isFailed);
  const words = searching ? text.searching : nothing ? text.noCity : failed ? text.cityFailed : '';
  const close = () => search.send({ type: 'search.close' });
  const choose = (city: CityItem) => {
    onChoose(city);
    focusField('citySearch');
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard leaves what is within.
    <div
      className={css.search}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || close()}
    >
      <TextField
        label={text.citySearch}
        type="search"
        name="citySearch"
        autoComplete="off"
        maxLength={80}
        value={typed}
        readOnly={readOnly}
        onText={(wish) => search.send({ type: 'text.change', text: wish })}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close();
          if (event.key !== 'Enter') return;
          event.preventDefault();
          const [first] = cities;
          if (first) choose(first);
        }}
      />
      <p role="status" className={fieldCss.hint}>
        {words}
      </p>
      {cities.length === 0 ? null : (
        <ul className={css.results} onMouseDown={(event) => event.preventDefault()}>
          {cities.map((city) => (
            <li key={city._id}>
              <button type="button" className={css.result} onClick={() => choose(city)}>
                <strong>{city.cityName}</strong>
                <span className={fieldCss.hint}>{[city.stateName, city.countryName].filter(Boolean).join(', ')}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
