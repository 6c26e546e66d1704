import { useSelector } from '@xstate/react';
import type { CityItem } from '#contract/reference-data.ts';
import type { CitySearchActor } from '#machines/city-search/city-search.machine.ts';
import { isSubmitting } from '#machines/form-state.ts';
import type { ReferenceListsActor } from '#machines/reference-lists/reference-lists.machine.ts';
import type { StayFormActor } from '#machines/stay-form/stay-form.machine.ts';
import { cityIn, listsIn } from '#machines/stay-form/stay-form.view.ts';
import { stayLabelOf } from '#rules/stay-labels.ts';
import { CityCombobox, useFoundCities } from '#web/flows/city-combobox.tsx';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useCityName } from '#web/i18n/use-city-name.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import * as css from './stay-form.css.ts';
import { stayFormMessages } from './stay-form.messages.ts';
import { useDraft, useProblem } from './use-stay-draft.ts';

/** A city of the list sets the time zone too. */
export function CityField({ actor }: { actor: StayFormActor }) {
  const search = useSelector(actor, cityIn);
  const lists = useSelector(actor, listsIn);
  return search && lists ? <City actor={actor} search={search} lists={lists} /> : null;
}

interface CityProps {
  actor: StayFormActor;
  search: CitySearchActor;
  lists: ReferenceListsActor;
}

function City({ actor, search, lists }: CityProps) {
  const messages = useMessages(stayFormMessages);
  const language = useLanguage();
  const typed = useDraft(actor, ({ cityName }) => cityName);
  const isKnown = useDraft(actor, ({ cityId }) => cityId !== null);
  const cityName = useCityName();
  const name = isKnown ? cityName(typed) : typed;
  const submitting = useSelector(actor, isSubmitting);
  const choose = (chosen: CityItem) => actor.send({ type: 'city.choose', city: chosen });
  return (
    <div className={css.city}>
      <CityCombobox
        search={search}
        messages={messages}
        options={useFoundCities(search)}
        label={stayLabelOf('cityName', language)}
        name="cityName"
        maxLength={120}
        value={name}
        hint={isKnown ? messages.cityChosen : messages.cityHint}
        error={useProblem(actor, 'cityName')}
        readOnly={submitting}
        onText={(text) => actor.send({ type: 'city.type', text })}
        onBlur={() => actor.send({ type: 'field.blur', field: 'cityName', at: Date.now() })}
        onChoose={choose}
      />
      {name === '' ? <Suggested lists={lists} onChoose={choose} /> : null}
    </div>
  );
}

function Suggested({ lists, onChoose }: { lists: ReferenceListsActor; onChoose: (city: CityItem) => void }) {
  const messages = useMessages(stayFormMessages);
  const cityName = useCityName();
  const cities = useSelector(lists, ({ context }) => context.lists.suggestedCities);
  const loading = useSelector(lists, (snapshot) => snapshot.matches('loading'));
  if (loading && cities.length === 0) return <div className={css.suggested} />;
  if (cities.length === 0) return null;
  return (
    <fieldset className={css.suggested} aria-label={messages.suggested}>
      {cities.map((city) => (
        <button key={city._id} type="button" className={css.offeredDay} onClick={() => onChoose(city)}>
          {cityName(city.cityName)}
        </button>
      ))}
    </fieldset>
  );
}
