import { useSelector } from '@xstate/react';
import type { CityItem } from '#contract/reference-data.ts';
import type { CitySearchActor } from '#machines/city-search/city-search.machine.ts';
import * as css from './city-search-field.css.ts';
import { focusField } from './focus-field.ts';
import { FoundCities, type FoundWords } from './found-cities.tsx';
import { TextField } from './text-field.tsx';

type SearchWords = FoundWords & Record<'citySearch', string>;

interface CitySearchProps {
  city: CitySearchActor;
  words: SearchWords;
  readOnly: boolean;
  hint?: string;
  onChoose: (city: CityItem) => void;
}

export function CitySearchField({ city: search, words: text, readOnly, onChoose, ...hint }: CitySearchProps) {
  const typed = useSelector(search, ({ context }) => context.text);
  const cities = useSelector(search, ({ context }) => context.cities);
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
        {...hint}
        onText={(wish) => search.send({ type: 'text.change', text: wish })}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close();
          if (event.key !== 'Enter') return;
          event.preventDefault();
          const [first] = cities;
          if (first) choose(first);
        }}
      />
      <FoundCities city={search} words={text} onChoose={choose} />
    </div>
  );
}
