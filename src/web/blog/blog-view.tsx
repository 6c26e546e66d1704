import { memo, type ReactNode } from 'react';
import type { BlogPage } from '#contract/blog-page.ts';
import { languageNames, languages } from '#contract/language.ts';
import { firstOfPart, tripsOnPage } from '#rules/trip-parts.ts';
import { type BlogMessages, blogMessages } from '#web/i18n/blog.messages.ts';
import * as css from './blog.css.ts';
import { Cover, Head } from './blog-head.tsx';
import { linkTo, type Spoken } from './blog-links.ts';
import { Sections } from './blog-sections.tsx';
import { Icon, Icons } from './icons.tsx';
import { lookNamed, looksOf } from './tokens.ts';
import { TripCard } from './trip-card.tsx';
import * as tripsCss from './trips.css.ts';

interface BlogViewProps {
  /** Includes only the trips up to the end of this part. */
  page: BlogPage;
  part?: number;
  /** How many trips the whole blog has. */
  total?: number;
  session?: ReactNode;
  ways?: ReactNode;
  feed?: ReactNode;
  map?: ReactNode;
  follow?: ReactNode;
  /** A script shows a hidden hint; a preview has none. */
  hint?: 'none' | 'hidden' | 'shown';
}

export function BlogView({
  page,
  part = 1,
  total = page.trips.length,
  session = null,
  ways = null,
  feed = null,
  map = null,
  follow = null,
  hint = 'none',
}: BlogViewProps) {
  const messages = blogMessages[page.language];
  return (
    <Frame page={page} address={page.address} messages={messages} session={session} ways={ways} feed={feed}>
      <main id="main" tabIndex={-1}>
        <Cover cover={page.cover === null ? null : { source: page.cover, isElsewhere: false }}>
          {page.trips.length === 0 || hint === 'none' ? null : (
            <Hint isHidden={hint === 'hidden'} messages={messages} />
          )}
        </Cover>
        <Head page={page} messages={messages} />
        <Sections sections={page.sections} messages={messages} />
        <Trips
          trips={page.trips}
          total={total}
          tripsPerRow={page.tripsPerRow}
          language={page.language}
          ownLanguage={page.ownLanguage}
          messages={messages}
        />
        <MoreTrips page={page} part={part} total={total} messages={messages} />
        {map}
        {follow === null ? null : <div className={css.follow}>{follow}</div>}
      </main>
    </Frame>
  );
}

interface FrameProps {
  page: BlogPage;
  /** Null where the page has no other languages. */
  address: string | null;
  messages: BlogMessages;
  session: ReactNode;
  ways: ReactNode;
  feed: ReactNode;
  children: ReactNode;
}

export const Frame = ({ page, address, messages, session, ways, feed, children }: FrameProps) => (
  <div className={css.root} data-blog={page.username} lang={page.language}>
    <a href="#main" className={css.skip}>
      {messages.skip}
    </a>
    <Icons />
    <nav className={css.bar}>
      {ways}
      {address === null ? null : <OtherLanguages page={page} address={address} />}
      {session}
    </nav>
    {children}
    <footer className={css.foot}>
      <a className={css.footLink} href={linkTo(page, page.address)} dir="auto">
        {page.fullName}
      </a>
      <span className={css.footLinks}>
        {feed}
        <a className={css.footLink} href={linkTo(page, '/terms')}>
          {messages.terms}
        </a>
        <a className={css.footLink} href={linkTo(page, '/privacy')}>
          {messages.privacy}
        </a>
        <a className={css.footLink} href={linkTo(page, '/')}>
          {messages.madeWith}
        </a>
      </span>
    </footer>
  </div>
);

export const FeedLink = ({ page, messages }: Pick<FrameProps, 'page' | 'messages'>) => (
  <a className={css.footLink} href={`${page.address}/feed.atom`} type="application/atom+xml">
    {messages.feed}
  </a>
);

interface OtherLanguagesProps {
  page: Spoken;
  address: string;
}

export const OtherLanguages = ({ page, address }: OtherLanguagesProps) =>
  languages
    .filter((language) => language !== page.language)
    .map((language) => (
      <a
        key={language}
        className={css.barLink}
        href={linkTo({ ...page, language }, address)}
        hrefLang={language}
        lang={language}
      >
        {languageNames[language]}
      </a>
    ));

interface TripsProps extends Pick<BlogPage, 'trips' | 'tripsPerRow' | 'language' | 'ownLanguage'> {
  total: number;
  messages: BlogMessages;
}

const Trips = memo(function Trips({ trips, total, tripsPerRow, messages, ...spoken }: TripsProps) {
  if (trips.length === 0) return <p className={tripsCss.none}>{messages.noTrips}</p>;
  const looks = looksOf({ trips });
  return (
    <section className={tripsCss.trips} aria-labelledby="trips">
      <div className={tripsCss.head}>
        <h2 id="trips" className={tripsCss.heading} tabIndex={-1}>
          {messages.trips}
        </h2>
        <span className={tripsCss.count}>{messages.tripCount(total)}</span>
      </div>
      <ul className={tripsCss.grid}>
        {trips.map((trip, index) => (
          <li key={trip.id} id={firstOfPart(index)} className={placeOf(trips, index, tripsPerRow)}>
            <TripCard
              trip={trip}
              look={looks.indexOf(lookNamed(trip.styles))}
              href={linkTo(spoken, trip.address)}
              language={spoken.language}
              messages={messages}
            />
          </li>
        ))}
      </ul>
    </section>
  );
});

/** A trip that would be alone in the last row has the whole row; so has one on a page of few columns. */
function placeOf(trips: BlogPage['trips'], index: number, tripsPerRow: number): string {
  const isWide = trips[0]?.isHighlighted === true && tripsPerRow > 1;
  if (index === 0 && isWide) return tripsCss.wide;
  if (index !== trips.length - 1) return tripsCss.place;
  const cells = trips.length + (isWide ? 1 : 0);
  const isAlone = (columns: number) => {
    const perRow = Math.min(columns, tripsPerRow);
    return perRow > 1 && cells % perRow === 1;
  };
  const alone = ([2, 3, 4] as const).filter(isAlone).map((columns) => tripsCss.alone[columns]);
  return [tripsCss.place, ...alone].join(' ');
}

interface MoreTripsProps {
  page: BlogPage;
  part: number;
  total: number;
  messages: BlogMessages;
}

/** Leads to the same page with more trips, at the first new one. */
const MoreTrips = ({ page, part, total, messages }: MoreTripsProps) =>
  total <= tripsOnPage ? null : (
    <nav className={tripsCss.parts} aria-label={messages.morePages}>
      <span className={tripsCss.part}>{messages.shownTrips(page.trips.length, total)}</span>
      {page.trips.length === total ? null : (
        <a
          className={css.nextLink}
          rel="next"
          href={`${linkTo(page, page.address, part + 1)}#${firstOfPart(part * tripsOnPage)}`}
        >
          {messages.moreTrips}
        </a>
      )}
    </nav>
  );

const Hint = ({ isHidden, messages }: { isHidden: boolean; messages: BlogMessages }) => (
  <p id="hint" className={css.hint} hidden={isHidden}>
    <a className={css.hintLink} href="#trips">
      <Icon name="down" />
      {messages.scrollHint}
    </a>
  </p>
);
