import { memo, type ReactNode } from 'react';
import type { BlogPage } from '#contract/blog-page.ts';
import { highlightedFirst } from '#rules/blog-page.ts';
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
  /** Includes only the trips of this part. */
  page: BlogPage;
  part?: number;
  parts?: number;
  session?: ReactNode;
  ways?: ReactNode;
  map?: ReactNode;
  /** A script shows a hidden hint; a preview has none. */
  hint?: 'none' | 'hidden' | 'shown';
}

export function BlogView({
  page,
  part = 1,
  parts = 1,
  session = null,
  ways = null,
  map = null,
  hint = 'none',
}: BlogViewProps) {
  const words = blogMessages[page.language];
  return (
    <Frame page={page} address={page.address} words={words} session={session} ways={ways}>
      <main id="main" tabIndex={-1}>
        <Cover cover={page.cover === null ? null : { source: page.cover, isElsewhere: false }}>
          {page.trips.length === 0 || hint === 'none' ? null : <Hint isHidden={hint === 'hidden'} words={words} />}
        </Cover>
        <Head page={page} words={words} />
        <Sections sections={page.sections} words={words} />
        <Trips
          trips={page.trips}
          tripsPerRow={page.tripsPerRow}
          language={page.language}
          ownLanguage={page.ownLanguage}
          words={words}
        />
        <OtherParts page={page} part={part} parts={parts} words={words} />
        {map}
      </main>
    </Frame>
  );
}

interface FrameProps {
  page: BlogPage;
  address: string;
  words: BlogMessages;
  session: ReactNode;
  ways: ReactNode;
  children: ReactNode;
}

export const Frame = ({ page, address, words, session, ways, children }: FrameProps) => (
  <div className={css.root} data-blog={page.username} lang={page.language}>
    <a href="#main" className={css.skip}>
      {words.skip}
    </a>
    <Icons />
    <nav className={css.bar}>
      {ways}
      <OtherLanguage page={page} address={address} words={words} />
      {session}
    </nav>
    {children}
    <footer className={css.foot}>
      <a className={css.footLink} href={linkTo(page, page.address)} dir="auto">
        {page.fullName}
      </a>
      <span className={css.footLinks}>
        <a className={css.footLink} href={linkTo(page, '/terms')}>
          {words.terms}
        </a>
        <a className={css.footLink} href={linkTo(page, '/privacy')}>
          {words.privacy}
        </a>
        <a className={css.footLink} href={linkTo(page, '/')}>
          {words.madeWith}
        </a>
      </span>
    </footer>
  </div>
);

interface OtherLanguageProps {
  page: Spoken;
  address: string;
  words: BlogMessages;
}

export const OtherLanguage = ({ page, address, words }: OtherLanguageProps) => {
  const other = page.language === 'en' ? 'tr' : 'en';
  return (
    <a className={css.barLink} href={linkTo({ ...page, language: other }, address)} hrefLang={other} lang={other}>
      {words.language}
    </a>
  );
};

interface TripsProps extends Pick<BlogPage, 'trips' | 'tripsPerRow' | 'language' | 'ownLanguage'> {
  words: BlogMessages;
}

const Trips = memo(function Trips({ trips, tripsPerRow, words, ...spoken }: TripsProps) {
  if (trips.length === 0) return null;
  const looks = looksOf({ trips });
  return (
    <section className={tripsCss.trips} aria-labelledby="trips">
      <h2 id="trips" className={tripsCss.heading}>
        {words.trips}
      </h2>
      <ul className={tripsCss.grid}>
        {highlightedFirst(trips).map((trip) => (
          <li key={trip.id} className={trip.isHighlighted && tripsPerRow > 1 ? tripsCss.wide : tripsCss.place}>
            <TripCard
              trip={trip}
              look={looks.indexOf(lookNamed(trip.styles))}
              href={linkTo(spoken, trip.address)}
              language={spoken.language}
              words={words}
            />
          </li>
        ))}
      </ul>
    </section>
  );
});

interface OtherPartsProps {
  page: BlogPage;
  part: number;
  parts: number;
  words: BlogMessages;
}

const OtherParts = ({ page, part, parts, words }: OtherPartsProps) =>
  parts === 1 ? null : (
    <nav className={tripsCss.parts} aria-label={words.morePages}>
      {part === 1 ? null : (
        <a className={css.nextLink} rel="prev" href={`${linkTo(page, page.address, part - 1)}#trips`}>
          {words.newerTrips}
        </a>
      )}
      <span className={tripsCss.part}>{words.part(part, parts)}</span>
      {part === parts ? null : (
        <a className={css.nextLink} rel="next" href={`${linkTo(page, page.address, part + 1)}#trips`}>
          {words.moreTrips}
        </a>
      )}
    </nav>
  );

const Hint = ({ isHidden, words }: { isHidden: boolean; words: BlogMessages }) => (
  <p id="hint" className={css.hint} hidden={isHidden}>
    <Icon name="down" />
    {words.scrollHint}
  </p>
);
