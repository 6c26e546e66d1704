import type { ReactNode } from 'react';
import type { TripCard } from '#contract/blog-page.ts';
import type { Language } from '#contract/language.ts';
import { dollars, isDay, rangeLabel } from '#rules/day-labels.ts';
import type { BlogMessages } from '#web/i18n/blog.messages.ts';
import { placeNames, typeIn } from './trip-card.tsx';
import * as css from './trip-facts.css.ts';

interface TripFactsProps {
  trip: TripCard;
  language: Language;
  messages: BlogMessages;
}

const maxNamedPlaces = 3;

/** The places in short, the dates and the length, without those that are hidden or missing. */
export function factsOf({ places, days }: TripCard, language: Language, messages: BlogMessages): string[] {
  const names = placeNames(places ?? [], language);
  const [first, last] = [names.at(0), names.at(-1)];
  const route =
    first === undefined || last === undefined || names.length <= maxNamedPlaces
      ? names.join(', ')
      : messages.fromTo(first, last, names.length);
  // One text: the length would move when the font of the blog arrives and the dates change their width.
  const when = days === null ? '' : [rangeLabel(days, language), lengthOf(days, messages)].filter(Boolean).join(' · ');
  return [route, when].filter(Boolean);
}

const dayMs = 24 * 60 * 60_000;

const lengthOf = ({ from, to }: { from: string; to: string }, messages: BlogMessages): string =>
  isDay(from) && isDay(to) ? messages.dayCount(Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1) : '';

export function TripFacts({ trip: { places, days }, language, messages }: TripFactsProps) {
  const facts = [
    { label: messages.dates, text: days && rangeLabel(days, language) },
    { label: messages.length, text: days && lengthOf(days, messages) },
    { label: messages.places, text: placeNames(places ?? [], language).join(', ') },
  ].filter(({ text }) => text);
  return facts.length === 0 ? null : (
    <dl className={css.facts}>
      {facts.map(({ label, text }) => (
        <div key={label} className={css.fact}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value} dir="auto">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface TripOfferProps extends TripFactsProps {
  share: ReactNode;
  question: ReactNode;
}

/** Stands next to the story; where there is no room for that, it stays at the lower edge of the window. */
export const TripOffer = ({ trip: { price, tripType }, share, question, language, messages }: TripOfferProps) => (
  <div className={question === null ? css.offer : css.bar}>
    <p className={css.price}>
      {price === null ? null : <span className={css.amount}>{dollars(price, language)}</span>}
      {tripType === null ? null : (
        <span className={price === null ? css.amount : css.type}>{typeIn(messages, tripType)}</span>
      )}
    </p>
    {question}
    {share}
  </div>
);
