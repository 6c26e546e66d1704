import type { TripRequest } from '#contract/own-trip.ts';
import { isFree } from '#contract/trip-choices.ts';
import { type Problem, type Problems, problem, required, tooShort } from './problems.ts';

export type TripField = 'title' | 'price' | 'dates' | 'places' | 'itinerary';

/** What is looked at before a trip may be public. */
export type TripToPublish = Pick<TripRequest, 'title' | 'tripType' | 'price'> & {
  dates: readonly unknown[];
  places: readonly unknown[];
  itinerary: readonly Pick<TripRequest['itinerary'][number], 'name'>[];
};

/** What a trip lacks to be published, in the order of its form. */
export function tripProblems({ title, tripType, price, dates, places, itinerary }: TripToPublish): Problems<TripField> {
  const found: Record<TripField, Problem | null> = {
    title: titleProblem(title.trim()),
    price: isFree(tripType) ? null : priceProblem(price),
    dates: dates.length === 0 ? dateNeeded : null,
    places: places.length === 0 ? placeNeeded : null,
    itinerary: itinerary.some(({ name }) => name.trim() === '') ? nameNeeded : null,
  };
  return Object.fromEntries(Object.entries(found).filter(([, each]) => each !== null));
}

const minTitleLength = 3;

function titleProblem(title: string): Problem | null {
  if (title === '') return required;
  return title.length < minTitleLength ? tooShort(minTitleLength) : null;
}

function priceProblem(price: number | null): Problem | null {
  if (price === null) return required;
  return price > 0 ? null : priceTooLow;
}

const priceTooLow = problem({ en: '{label} must be more than 0', tr: '{label} 0’dan büyük olmalıdır' });

const dateNeeded = problem({ en: 'Please choose at least one day', tr: 'Lütfen en az bir gün seçin' });

const placeNeeded = problem({ en: 'Please choose at least one place', tr: 'Lütfen en az bir yer seçin' });

const nameNeeded = problem({
  en: 'Please name each item of the plan, or remove it',
  tr: 'Lütfen plandaki her ögeye bir ad verin ya da ögeyi kaldırın',
});
