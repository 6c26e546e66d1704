import type { ReactNode } from 'react';
import type { BlogPage, TripCard, TripItem, TripPicture } from '#contract/blog-page.ts';
import { dayLabel } from '#rules/day-labels.ts';
import { type BlogMessages, blogMessages } from '#web/i18n/blog.messages.ts';
import { Cover } from './blog-head.tsx';
import { linkTo } from './blog-links.ts';
import { Frame } from './blog-view.tsx';
import { Gallery } from './gallery.tsx';
import { Icon } from './icons.tsx';
import { lookNamed, looksOf } from './tokens.ts';
import { TripAuthor } from './trip-author.tsx';
import { Facts, Tags, titleOf } from './trip-card.tsx';
import { TripNeighbours } from './trip-neighbours.tsx';
import * as css from './trip-page.css.ts';

interface TripViewProps {
  page: BlogPage;
  trip: TripCard;
  session?: ReactNode;
  ways?: ReactNode;
  share?: ReactNode;
  map?: ReactNode;
  question?: ReactNode;
}

export function TripView({
  page,
  trip,
  session = null,
  ways = null,
  share = null,
  map = null,
  question = null,
}: TripViewProps) {
  const messages = blogMessages[page.language];
  return (
    <Frame page={page} address={trip.address} messages={messages} session={session} ways={ways}>
      <main id="main" tabIndex={-1}>
        <Cover cover={trip.cover} />
        <article className={css.story} data-look={looksOf(page).indexOf(lookNamed(trip.styles))}>
          <div className={css.top}>
            <a className={css.back} href={linkTo(page, page.address)}>
              <Icon name="back" />
              {messages.backTo(page.fullName)}
            </a>
            {share}
          </div>
          <h1 className={css.title} tabIndex={-1} dir="auto">
            {titleOf(trip, messages)}
          </h1>
          <div className={css.facts}>
            <Facts trip={trip} language={page.language} messages={messages} />
            <Tags trip={trip} stand="inLine" language={page.language} messages={messages} />
          </div>
          {trip.description === null || trip.description.trim() === '' ? null : (
            <p className={css.description} dir="auto">
              {trip.description}
            </p>
          )}
          <Gallery pictures={trip.pictures.filter(({ dayNumber }) => dayNumber === null)} />
        </article>
        {map}
        <Plan items={trip.itinerary ?? []} pictures={trip.pictures} page={page} messages={messages} />
        <TripAuthor page={page} title={titleOf(trip, messages)} messages={messages} />
        {question}
        <TripNeighbours page={page} trip={trip} messages={messages} />
      </main>
    </Frame>
  );
}

interface PlanProps {
  items: readonly TripItem[];
  pictures: readonly TripPicture[];
  page: BlogPage;
  messages: BlogMessages;
}

function Plan({ items, pictures, page, messages }: PlanProps) {
  const days = daysOf(items, pictures);
  if (days.length === 0) return null;
  return (
    <section className={css.plan} aria-labelledby="plan">
      <h2 id="plan" className={css.heading}>
        {messages.itinerary}
      </h2>
      <ol className={css.days}>
        {days.map((day) => (
          <li key={day.number} className={css.day}>
            <h3 className={css.dayName}>{messages.dayNumber(day.number)}</h3>
            <ul className={css.items}>
              {day.items.map((item) => (
                <li key={item.id}>
                  <span className={css.itemName} dir="auto">
                    {item.name}
                  </span>
                  <When item={item} page={page} />
                </li>
              ))}
            </ul>
            <Gallery pictures={day.pictures} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The days with an item or a picture, in their order. */
function daysOf(items: readonly TripItem[], pictures: readonly TripPicture[]) {
  const numbers = [...items, ...pictures].flatMap(({ dayNumber }) => dayNumber ?? []);
  return [...new Set(numbers)]
    .toSorted((one, other) => one - other)
    .map((number) => ({
      number,
      items: items.filter(({ dayNumber }) => dayNumber === number),
      pictures: pictures.filter(({ dayNumber }) => dayNumber === number),
    }));
}

function When({ item: { date, time, address }, page }: { item: TripItem; page: BlogPage }) {
  const parts = [date && dayLabel(date, page.language), time, address].filter(Boolean);
  return parts.length === 0 ? null : (
    <span className={css.when} dir="auto">
      {parts.join(' · ')}
    </span>
  );
}
