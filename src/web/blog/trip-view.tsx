import type { ReactNode } from 'react';
import type { BlogPage, TripCard, TripItem } from '#contract/blog-page.ts';
import { dayLabel } from '#rules/day-labels.ts';
import { type BlogMessages, blogMessages } from '#web/i18n/blog.messages.ts';
import { Cover } from './blog-head.tsx';
import { linkTo } from './blog-links.ts';
import { Frame } from './blog-view.tsx';
import * as headCss from './head.css.ts';
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

export function TripView({ page, trip, session = null, ways = null, map = null }: TripViewProps) {
  const messages = blogMessages[page.language];
  return (
    <Frame page={page} address={trip.address} messages={messages} session={session} ways={ways}>
      <main id="main" tabIndex={-1}>
        <Cover cover={trip.cover} />
        <article className={css.story} data-look={looksOf(page).indexOf(lookNamed(trip.styles))}>
          <a className={css.back} href={linkTo(page, page.address)}>
            <Icon name="back" />
            {messages.backTo(page.fullName)}
          </a>
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
        <Author page={page} title={titleOf(trip, messages)} messages={messages} />
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

interface AuthorProps {
  page: BlogPage;
  title: string;
  messages: BlogMessages;
}

function Author({ page, title, messages }: AuthorProps) {
  const contacts = page.sections.flatMap((section) => (section.key === 'contact' ? section.items : []));
  const links = [
    ...contacts.map(({ id, text, href }) => ({
      ...{ id, text },
      href: id === 'email' ? `${href}?subject=${encodeURIComponent(title)}` : href,
    })),
    ...page.social.map(({ platform, href }) => ({ id: platform, text: messages.social[platform], href })),
  ];
  if (links.length === 0) return null;
  return (
    <section className={css.author} aria-labelledby="author">
      <h2 id="author" className={css.heading} dir="auto">
        {messages.ask(page.fullName)}
      </h2>
      <ul className={css.links}>
        {links.map(({ id, text, href }) => (
          <li key={id}>
            <a className={headCss.socialLink} href={href} rel="noopener noreferrer">
              <Icon name={id} />
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function When({ item: { date, time, address }, page }: { item: TripItem; page: BlogPage }) {
  const parts = [date && dayLabel(date, page.language), time, address].filter(Boolean);
  return parts.length === 0 ? null : (
    <span className={css.when} dir="auto">
      {parts.join(' · ')}
    </span>
  );
}
