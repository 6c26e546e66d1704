import type { ReactNode } from 'react';
import type { BlogPage, TripCard, TripItem } from '#contract/blog-page.ts';
import { dayLabel } from '#rules/day-labels.ts';
import { Cover } from './blog-head.tsx';
import { linkTo } from './blog-links.ts';
import { Frame } from './blog-view.tsx';
import { type BlogWords, blogWords } from './blog-words.ts';
import { Icon } from './icons.tsx';
import { lookNamed, looksOf } from './tokens.ts';
import { Facts, Tags, titleOf } from './trip-card.tsx';
import * as css from './trip-page.css.ts';

interface TripViewProps {
  page: BlogPage;
  trip: TripCard;
  session?: ReactNode;
  ways?: ReactNode;
  map?: ReactNode;
}

/** One trip, at length. */
export function TripView({ page, trip, session = null, ways = null, map = null }: TripViewProps) {
  const words = blogWords[page.language];
  return (
    <Frame page={page} address={trip.address} words={words} session={session} ways={ways}>
      <main id="main" tabIndex={-1}>
        <Cover cover={trip.cover} />
        <article className={css.story} data-look={looksOf(page).indexOf(lookNamed(trip.styles))}>
          <a className={css.back} href={linkTo(page, page.address)}>
            <Icon name="back" />
            {words.backTo(page.fullName)}
          </a>
          <h1 className={css.title} tabIndex={-1} dir="auto">
            {titleOf(trip, words)}
          </h1>
          <div className={css.facts}>
            <Facts trip={trip} language={page.language} words={words} />
            <Tags trip={trip} stand="inLine" language={page.language} words={words} />
          </div>
          {trip.description === null || trip.description.trim() === '' ? null : (
            <p className={css.description} dir="auto">
              {trip.description}
            </p>
          )}
        </article>
        {map}
        <Plan items={trip.itinerary ?? []} page={page} words={words} />
      </main>
    </Frame>
  );
}

interface PlanProps {
  items: readonly TripItem[];
  page: BlogPage;
  words: BlogWords;
}

/** Everything that was planned, by day. */
const Plan = ({ items, page, words }: PlanProps) =>
  items.length === 0 ? null : (
    <section className={css.plan} aria-labelledby="plan">
      <h2 id="plan" className={css.heading}>
        {words.itinerary}
      </h2>
      <ol className={css.days}>
        {[...Map.groupBy(items, ({ dayNumber }) => dayNumber)].map(([dayNumber, ofDay]) => (
          <li key={dayNumber} className={css.day}>
            <h3 className={css.dayName}>{words.dayNumber(dayNumber)}</h3>
            <ul className={css.items}>
              {ofDay.map((item) => (
                <li key={item.id}>
                  <span className={css.itemName} dir="auto">
                    {item.name}
                  </span>
                  <When item={item} page={page} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );

function When({ item: { date, time, address }, page }: { item: TripItem; page: BlogPage }) {
  const parts = [date && dayLabel(date, page.language), time, address].filter(Boolean);
  return parts.length === 0 ? null : (
    <span className={css.when} dir="auto">
      {parts.join(' · ')}
    </span>
  );
}
