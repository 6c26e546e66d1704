import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import * as field from '#web/ui/field.css.ts';
import { TextField } from '#web/ui/text-field.tsx';
import type { DiscoveryActors } from './discovery-actors.ts';
import * as css from './filter-panel.css.ts';

/** A city and two days. */
export function ThereForm({ actors }: { actors: DiscoveryActors }) {
  const { discovery: text } = useText();
  const filters = useSelector(actors.discovery, ({ context }) => context.filters);
  const cities = useSelector(actors.lists, ({ context }) => context.lists.suggestedCities);
  const set = (there: typeof filters.there) => actors.page.send({ type: 'there.set', there });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const read = (name: string) => String(form.get(name) ?? '').trim();
    const [one, other] = [read('thereFrom'), read('thereTo')];
    const [from = one, to = other] = [one, other].sort();
    set({ city: read('thereCity'), from, to });
  };
  return (
    <form className={css.dropdown} onSubmit={submit} aria-label={text.there}>
      <p className={field.hint}>{text.thereHint}</p>
      <TextField
        label={text.thereCity}
        name="thereCity"
        required
        maxLength={80}
        autoComplete="off"
        list="there-cities"
        defaultValue={filters.there?.city}
      />
      <datalist id="there-cities">
        {cities.map(({ _id, cityName }) => (
          <option key={_id} value={cityName} />
        ))}
      </datalist>
      <TextField label={text.thereFrom} name="thereFrom" type="date" required defaultValue={filters.there?.from} />
      <TextField label={text.thereTo} name="thereTo" type="date" required defaultValue={filters.there?.to} />
      <div className={css.actions}>
        <Button type="submit">{text.apply}</Button>
        {filters.there ? (
          <Button look="quiet" onClick={() => set(null)}>
            {text.clearGroup}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
