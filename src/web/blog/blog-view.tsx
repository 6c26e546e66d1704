import { memo, type ReactNode } from 'react';
import type { BlogPage } from '#contract/blog-page.ts';
import * as css from './blog.css.ts';
import { Cover, Head } from './blog-head.tsx';
import { Sections } from './blog-sections.tsx';
import { type BlogWords, blogWords } from './blog-words.ts';
import { Icon, Icons } from './icons.tsx';
import { lookNamed, looksOf } from './tokens.ts';
import { TripCard } from './trip-card.tsx';
import * as tripsCss from './trips.css.ts';

interface BlogViewProps {
  page: BlogPage;
  /** Log In or Logout; a preview has neither. */
  session?: ReactNode;
  /** Where its owner goes from here. */
  ways?: ReactNode;
  /** Drawn where the page is drawn, between the cards and the trips. */
  map?: ReactNode;
  /** Whether somebody has seen enough to know that there is more. */
  isHintOver?: boolean;
}

/** A creator's page: for the world, in the app and in the preview beside its settings. It reads nothing but what it is given. */
export function BlogView({ page, session = null, ways = null, map = null, isHintOver = false }: BlogViewProps) {
  const words = blogWords[page.language];
  return (
    <Frame page={page} words={words} session={session} ways={ways}>
      <main id="main" tabIndex={-1}>
        <Cover cover={page.cover === null ? null : { source: page.cover, isElsewhere: false }} />
        <Head page={page} words={words} />
        <Sections sections={page.sections} words={words} />
        {map}
        <Trips trips={page.trips} tripsPerRow={page.tripsPerRow} language={page.language} words={words} />
        {page.trips.length === 0 || isHintOver ? null : <Hint words={words} />}
      </main>
    </Frame>
  );
}

interface FrameProps {
  page: BlogPage;
  words: BlogWords;
  session: ReactNode;
  ways: ReactNode;
  children: ReactNode;
}

export const Frame = ({ page, words, session, ways, children }: FrameProps) => (
  <div className={css.root} data-blog={page.username} lang={page.language}>
    <a href="#main" className={css.skip}>
      {words.skip}
    </a>
    <Icons />
    <nav className={css.bar}>
      {ways}
      <OtherLanguage page={page} words={words} />
      {session}
    </nav>
    {children}
    <footer className={css.foot}>
      <a className={css.footLink} href={page.address}>
        {page.fullName}
      </a>
      <span className={css.footLinks}>
        <a className={css.footLink} href="/terms">
          {words.terms}
        </a>
        <a className={css.footLink} href="/privacy">
          {words.privacy}
        </a>
        <a className={css.footLink} href="/">
          {words.madeWith}
        </a>
      </span>
    </footer>
  </div>
);

const OtherLanguage = ({ page, words }: { page: BlogPage; words: BlogWords }) => {
  const other = page.language === 'en' ? 'tr' : 'en';
  return (
    <a className={css.barLink} href={other === page.ownLanguage ? '?' : `?lang=${other}`} hrefLang={other} lang={other}>
      {words.language}
    </a>
  );
};

interface TripsProps extends Pick<BlogPage, 'trips' | 'tripsPerRow' | 'language'> {
  words: BlogWords;
}

/** Many: they are drawn again only when one of them is another. */
const Trips = memo(function Trips({ trips, tripsPerRow, language, words }: TripsProps) {
  if (trips.length === 0) return null;
  const looks = looksOf({ trips });
  return (
    <section className={tripsCss.trips} aria-labelledby="trips">
      <h2 id="trips" className={tripsCss.heading}>
        {words.trips}
      </h2>
      <ul className={tripsCss.grid}>
        {trips.map((trip) => (
          <li key={trip.id} className={trip.isHighlighted && tripsPerRow > 1 ? tripsCss.wide : tripsCss.place}>
            <TripCard trip={trip} look={looks.indexOf(lookNamed(trip.styles))} language={language} words={words} />
          </li>
        ))}
      </ul>
    </section>
  );
});

/** A script, or the app, takes it away again. */
const Hint = ({ words }: { words: BlogWords }) => (
  <div className={css.hintRail}>
    <p id="hint" className={css.hint}>
      <Icon name="down" />
      {words.scrollHint}
    </p>
  </div>
);
