import type { ReactNode } from 'react';
import type { BlogPage, TripCard, TripItem } from '#contract/blog-page.ts';
import { dayLabel } from '#rules/day-labels.ts';
import { type BlogMessages, blogMessages } from '#web/i18n/blog.messages.ts';
import { Cover } from './blog-head.tsx';
import { linkTo } from './blog-links.ts';
import { Frame } from './blog-view.tsx';
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
        </article>
        {map}
        <Plan items={trip.itinerary ?? []} page={page} messages={messages} />
        <TripAuthor page={page} title={titleOf(trip, messages)} messages={messages} />
        {question}
        <TripNeighbours page={page} trip={trip} messages={messages} />
      </main>
    </Frame>
  );
}

interface PlanProps {
  items: readonly TripItem[];
  page: BlogPage;
  messages: BlogMessages;
}

const Plan = ({ items, page, messages }: PlanProps) =>
  items.length === 0 ? null : (
    <section className={css.plan} aria-labelledby="plan">
      <h2 id="plan" className={css.heading}>
        {messages.itinerary}
      </h2>
      <ol className={css.days}>
        {[...Map.groupBy(items, ({ dayNumber }) => dayNumber)].map(([dayNumber, ofDay]) => (
          <li key={dayNumber} className={css.day}>
            <h3 className={css.dayName}>{messages.dayNumber(dayNumber)}</h3>
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
